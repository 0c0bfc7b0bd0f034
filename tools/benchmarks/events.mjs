import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How soon listeners in another process hear of what was committed, and whether mails that wait hold them up. */
export async function measureEvents({ siteDir, env }) {
  // Mails go into the data folder, as there is no mail server.
  const own = { ...process.env, ...env, NODE_ENV: 'development', SMTP_URL: '' };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'events-process.mjs'), siteDir], { env: own });
  const found = JSON.parse(stdout.trim().split('\n').at(-1));
  const milliseconds = (value) => `${value.toFixed(1)} ms`;
  const bare = `a bare NOTIFY ${milliseconds(found.control)}`;
  return [
    {
      name: `${found.publications} publications to three listeners, in order`,
      value: `${(found.backlog / 1000).toFixed(2)} s${found.isOrdered ? '' : ', out of order'}`,
      limit: 'at most 5 s',
      holds: found.isOrdered && found.backlog <= 5000,
    },
    {
      name: 'a commit to an idle listener elsewhere, p99',
      value: `${milliseconds(found.idle)} (${bare})`,
      limit: 'at most 100 ms',
      holds: found.idle <= 100,
    },
    {
      name: `the same while mails are sent, ${found.stillWaiting} left`,
      value: milliseconds(found.busy),
      limit: 'at most 100 ms',
      holds: found.stillWaiting > 0 && found.busy <= 100,
    },
  ];
}
