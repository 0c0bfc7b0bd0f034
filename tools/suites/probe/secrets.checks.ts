import { untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../browser/test-kit/api.ts';
import { mailedText } from '../browser/test-kit/mails.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';

const email = 'kanarie@example.com';

/** Names and bytes of all files below a folder, but mails, which are to be read. */
const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.eml'))
    .map((entry) => entry.name + readFileSync(join(entry.parentPath, entry.name), 'latin1'));

/** The vault, private files, mails and personal data, as the probe uses them over HTTP. */
export async function checkSecrets(site: RunningSite, api: Api, rows: () => Promise<readonly string[]>): Promise<void> {
  const found = () => api.get<{ data: object }>(`/probe/secrets?email=${email}`);
  const exported = async () =>
    (await api.post<{ data: { parts: readonly { owner: string }[] } }>('/privacy/export', { email })).data.parts;
  await api.post('/probe/secrets', { email, text: 'een kanarie', file: 'nog een kanarie' });
  const source = await mailedText(site.dataDir, 'probe-secret', email);
  expect(source).to.match(/text\/calendar;[^]*?method=REQUEST/i);
  expect(source).to.include(Buffer.from('nog een kanarie').toString('base64'));
  await untilFine(found, ({ data }) => JSON.stringify(data) === '{"texts":["een kanarie"],"mails":["sent"]}', 'the secret');
  const kept = [...filesIn(site.dataDir), ...(await rows())];
  expect(kept.filter((text) => text.includes('kanarie'))).to.deep.equal([]);
  expect((await exported()).find(({ owner }) => owner === 'probe')).to.deep.equal({
    owner: 'probe',
    count: 1,
    data: [{ text: 'een kanarie' }],
  });
  await api.post('/privacy/erase', { email });
  expect(await exported()).to.deep.equal([]);
  expect((await found()).data).to.deep.equal({ texts: [], mails: [] });
}
