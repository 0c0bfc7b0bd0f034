import { join } from 'node:path';
import { path } from './bench-page.mjs';
import { loadWith, median } from './load.mjs';
import { startServer } from './processes.mjs';

const rounds = 3;
const seconds = 4;
const script = (name) => join(import.meta.dirname, name);
const rateOf = (results) => median(results.map(({ rate }) => rate));

/** Posts from a page that are answered by a redirect, beside a page of twelve blocks that is rendered anew. */
export async function measurePosts({ siteDir, env }) {
  const quiet = { ...env, LOG_LEVEL: 'warn' };
  const pages = startServer([script('lectern-server.mjs'), siteDir, 'blocks'], quiet);
  try {
    // One after the other: both migrate the same database.
    const page = `http://127.0.0.1:${await pages.port}${path}`;
    const forms = startServer([script('posts-server.mjs'), siteDir], quiet);
    try {
      const { port, path: action, body } = await forms.ready;
      const post = { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 303 };
      const results = { page: [], post: [] };
      for (let round = 0; round < rounds; round += 1) {
        results.page.push(await loadWith(page, pages.child.pid, { seconds }));
        results.post.push(await loadWith(`http://127.0.0.1:${port}${action}`, forms.child.pid, { seconds, ...post }));
      }
      const [one, other] = [rateOf(results.post), rateOf(results.page)];
      return [
        {
          name: 'post from a page, answered by 303',
          value: `${Math.round(one)}/s`,
          limit: `50%: is ${Math.round((one / other) * 100)}% of ${Math.round(other)}/s`,
          holds: one >= other / 2,
        },
      ];
    } finally {
      await forms.stop();
    }
  } finally {
    await pages.stop();
  }
}
