import { expect } from 'chai';
import { once } from 'node:events';
import { createSiteFolder, freePort, run } from './site-folder.ts';

const password = 'Secret-Pass1!';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls the API of a site as an editor's browser does. */
function createCaller(origin: string) {
  let cookie = '';
  let token = '';
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(cookie ? { cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie().map((entry) => entry.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    token = response.headers.get('x-csrf-token') ?? token;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

describe('a site that was killed', () => {
  before(function () {
    // Starts on the embedded database whatever else there is: once is enough.
    if (process.env.TEST_DATABASE_URL) this.skip();
  });

  it('has everything that it confirmed when it starts again, three times over', async () => {
    const site = createSiteFolder();
    const confirmed: string[] = [];
    try {
      for (let round = 0; round < 3; round += 1) {
        const port = await freePort();
        const running = run(site.dir, 'start', { PORT: String(port), LECTERN_ADMIN_PASSWORD: password });
        await running.ready;
        const call = createCaller(`http://127.0.0.1:${port}`);
        await call('GET', '/settings/get');
        expect((await call('POST', '/auth/login', { email: 'admin@example.com', password })).status).to.equal(200);
        await call('GET', '/settings/get');
        for (const id of confirmed) expect((await call('GET', `/page/${id}`)).status, `page ${id}`).to.equal(200);
        // Killed in the middle of a burst: what was answered must be there, what was not may be.
        const some = Promise.withResolvers<void>();
        let left = 4;
        const burst = Array.from({ length: 12 }, async (_, index) => {
          const created = await call('POST', '/page/create', {
            title: `Round ${round}`,
            slug: `/r${round}-${index}`,
            type: 'lectern/blank',
            locale: 'nl-NL',
          });
          if (created.status !== 200) return;
          confirmed.push(String(created.body.pageID));
          left -= 1;
          if (left === 0) some.resolve();
        });
        await Promise.race([Promise.all(burst), some.promise]);
        running.child.kill('SIGKILL');
        await once(running.child, 'close');
        await Promise.allSettled(burst);
      }
      expect(confirmed.length).to.be.at.least(12);
    } finally {
      site.remove();
    }
  });
});
