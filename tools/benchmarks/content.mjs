import { join } from 'node:path';
import { startServer, stop, untilIdle } from './processes.mjs';
import { startSite } from './start.mjs';

let isLoaded = false;

/** Starts the example once, so that its content is there with the copies of its pictures and the page of twelve blocks. */
export async function loadContent(given) {
  if (isLoaded) return;
  const { child, answered } = await startSite(given);
  await answered;
  await untilIdle(child.pid);
  await stop(child);
  const { siteDir, env } = given;
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], { ...env, LOG_LEVEL: 'warn' });
  await server.port;
  await server.stop();
  isLoaded = true;
}

/** The example as operators run it, with its content, and its address. */
export async function openExample(given) {
  await loadContent(given);
  const { child, port, answered } = await startSite({ ...given, env: { ...given.env, LOG_LEVEL: 'warn' } });
  await answered;
  return { child, port, origin: `http://127.0.0.1:${port}`, close: () => stop(child) };
}
