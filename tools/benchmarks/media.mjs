import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { signIn } from './admin.mjs';
import { median } from './load.mjs';
import { memoryOf, startServer } from './processes.mjs';

const files = 10_000;
const folders = files / 20;
const calls = 200;
const megabyte = 1024 * 1024;

/** Calls of the API by somebody who is signed in. */
async function openSession(origin) {
  const cookie = (await signIn(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const first = await fetch(`${origin}/api/settings/get`, { headers: { cookie } });
  return { cookie, 'x-csrf-token': first.headers.get('x-csrf-token'), 'x-requested-with': 'XMLHttpRequest' };
}

async function openFolder(origin, headers, number) {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/medialib/get-dir`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ path: `/maat/map ${number}` }),
  });
  const { data } = await answer.json();
  if (data?.files.length !== 20) throw new Error(`A folder answered with ${answer.status} and ${data?.files.length} files.`);
  return performance.now() - started;
}

async function measureFolders(origin, headers) {
  for (let warmUp = 1; warmUp <= 200; warmUp += 1) await openFolder(origin, headers, warmUp);
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const times = [];
    for (let call = 0; call < calls; call += 1) times.push(await openFolder(origin, headers, 1 + ((call * 37) % folders)));
    rounds.push(times.toSorted((one, other) => one - other)[Math.floor(calls * 0.95)]);
  }
  const p95 = median(rounds);
  return {
    name: `a folder among ${folders}, of ${files.toLocaleString('en')} files, p95`,
    value: `${p95.toFixed(1)} ms`,
    limit: 'at most 30 ms',
    holds: p95 <= 30,
  };
}

/** Sends a PDF of so many bytes, piece by piece; answers with the status. */
async function upload(origin, headers, { name, size }) {
  const begin = '%PDF-1.4\n';
  const end = '\n%%EOF';
  const call = request(`${origin}/api/medialib/add-file`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answered = once(call, 'response');
  call.write(`--x\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n${begin}`);
  let left = size - begin.length - end.length;
  const piece = Buffer.alloc(64 * 1024, ' ');
  while (left > 0) {
    const part = left < piece.length ? piece.subarray(0, left) : piece;
    left -= part.length;
    if (!call.write(part)) await once(call, 'drain');
  }
  call.end(`${end}\r\n--x--\r\n`);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** How much more memory than before a server takes at the most while something is done. */
async function memoryRaisedBy(server, work) {
  const before = memoryOf(server.child.pid).rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server.child.pid).rss);
  }, 20);
  await work();
  clearInterval(watch);
  return most - before;
}

async function measureUpload(server, origin, headers) {
  const add = async (name, size) => {
    const status = await upload(origin, headers, { name: `${name}-${process.pid}.pdf`, size });
    if (status !== 200) throw new Error(`An upload was answered with ${status}.`);
  };
  // What an upload needs at all is loaded by smaller ones.
  for (const megabytes of [1, 5, 10]) await add(`klein-${megabytes}`, megabytes * megabyte);
  const raised = [];
  for (let run = 0; run < 5; run += 1) raised.push(await memoryRaisedBy(server, () => add(`groot-${run}`, 100 * megabyte - run)));
  const typical = median(raised);
  return {
    name: 'memory for an upload of 100 MB',
    value: `${typical.toFixed(1)} MB more (${raised.map((each) => each.toFixed(0)).join(', ')})`,
    limit: 'at most 30 MB',
    holds: typical <= 30,
  };
}

/** The media library: opening a folder, and what a large upload costs in memory. */
export async function measureMedia({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached', '0', String(files)], {
    ...env,
    LOG_LEVEL: 'warn',
  });
  try {
    const origin = `http://localhost:${await server.port}`;
    const headers = await openSession(origin);
    return [await measureFolders(origin, headers), await measureUpload(server, origin, headers)];
  } finally {
    await server.stop();
  }
}
