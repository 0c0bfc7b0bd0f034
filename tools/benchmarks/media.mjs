import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { openApi } from './api.mjs';
import { median } from './load.mjs';
import { memoryOf, startServer } from './processes.mjs';

const files = 10_000;
const folders = files / 20;
const calls = 200;
const megabyte = 1024 * 1024;

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

/** Sends a PDF of so many bytes, piece by piece, between what stands around it in the body of a call. */
async function sendPdf(call, size, { before = '', after = '' } = {}) {
  const begin = '%PDF-1.4\n';
  const end = '\n%%EOF';
  const answered = once(call, 'response');
  call.write(`${before}${begin}`);
  let left = size - begin.length - end.length;
  const piece = Buffer.alloc(64 * 1024, ' ');
  while (left > 0) {
    const part = left < piece.length ? piece.subarray(0, left) : piece;
    left -= part.length;
    if (!call.write(part)) await once(call, 'drain');
  }
  call.end(`${end}${after}`);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  if (response.statusCode >= 300) throw new Error(`An upload was answered with ${response.statusCode}.`);
}

async function upload(origin, headers, { name, size }) {
  const type = 'multipart/form-data; boundary=x';
  const call = request(`${origin}/api/medialib/add-file`, { method: 'POST', headers: { ...headers, 'content-type': type } });
  const before = `--x\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n`;
  await sendPdf(call, size, { before, after: '\r\n--x--\r\n' });
}

/** As the admin sends large files: resumable, then taken in by its id. */
async function uploadResumable(origin, headers, { name, size }) {
  const own = { ...headers, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${origin}/api/medialib/uploads`, {
    method: 'POST',
    headers: { ...own, 'upload-length': String(size), 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` },
  });
  const place = begun.headers.get('location');
  if (!place) throw new Error(`A resumable upload was answered with ${begun.status}.`);
  const type = 'application/offset+octet-stream';
  const call = request(new URL(place, origin), {
    method: 'PATCH',
    headers: { ...own, 'content-type': type, 'content-length': size, 'upload-offset': '0' },
  });
  await sendPdf(call, size);
  const form = new FormData();
  form.set('upload', place.split('/').at(-1));
  const added = await fetch(`${origin}/api/medialib/add-file`, { method: 'POST', headers, body: form });
  if (added.status !== 200) throw new Error(`An upload was taken in with ${added.status}.`);
}

/** The most memory that a server takes above that of before while something is done. */
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

/** The first upload of 100 MB after a start, and those after it, each way in which one can come. */
async function uploadOnce({ siteDir, env, way }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached'], env);
  try {
    const origin = `http://localhost:${await server.port}`;
    const headers = (await openApi(origin)).headers;
    const raised = [];
    for (let run = 0; run < 2; run += 1) {
      const name = `${way.name}-${server.child.pid}-${run}.pdf`;
      raised.push(await memoryRaisedBy(server, () => way.send(origin, headers, { name, size: 100 * megabyte - run })));
    }
    return raised;
  } finally {
    await server.stop();
  }
}

const ways = [
  { name: 'add-file', send: upload },
  { name: 'tus', send: uploadResumable },
];

async function measureUploads(options) {
  const rows = [];
  for (const way of ways) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await uploadOnce({ ...options, way }));
    const [first, next] = [0, 1].map((index) => median(runs.map((raised) => raised[index])));
    const all = runs.map((raised) => raised.map((each) => each.toFixed(0)).join('+')).join(', ');
    rows.push({
      name: `memory for 100 MB by ${way.name}, the first after a start`,
      value: `${first.toFixed(1)} MB more, then ${next.toFixed(1)} (${all})`,
      limit: 'at most 80 MB',
      holds: Math.max(first, next) <= 80,
    });
  }
  return rows;
}

/** The media library: opening a folder, and what a large upload costs in memory. */
export async function measureMedia({ siteDir, env }) {
  const server = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'cached', '0', String(files)], {
    ...env,
    LOG_LEVEL: 'warn',
  });
  const rows = [];
  try {
    const origin = `http://localhost:${await server.port}`;
    const headers = (await openApi(origin)).headers;
    rows.push(await measureFolders(origin, headers));
  } finally {
    await server.stop();
  }
  return [...rows, ...(await measureUploads({ siteDir, env: { ...env, LOG_LEVEL: 'warn' } }))];
}
