import { spawnSync, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { processorTime } from './processes.mjs';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** The program that makes the load, named in the report: wrk leaves the server more of the machine than a client in Node. */
export const client = hasWrk ? 'wrk' : 'autocannon';

const concurrency = 16;

function runWrk(url, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', ['-t1', `-c${concurrency}`, `-d${seconds}s`, url]);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.once('exit', () => {
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
      const count = Number(/(\d+) requests in/.exec(text)?.[1]);
      if (Number.isFinite(rate) && !text.includes('Non-2xx')) resolve({ rate, count });
      else reject(new Error(`wrk against ${url}:\n${text}`));
    });
  });
}

async function runAutocannon(url, seconds, request = {}, status = 200) {
  const result = await autocannon({ url, connections: concurrency, duration: seconds, ...request });
  const others = result.requests.total - (result.statusCodeStats[status]?.count ?? 0);
  if (others > 0 || result.errors > 0) throw new Error(`${others} answers of ${url} were not ${status}, ${result.errors} failed`);
  return { rate: result.requests.average, count: result.requests.total };
}

/** Requests per second at concurrency 16, and processor milliseconds of the server for each request. */
export async function load(url, pid, seconds) {
  const before = processorTime(pid);
  const { rate, count } = await (hasWrk ? runWrk : runAutocannon)(url, seconds);
  return { rate, milliseconds: ((processorTime(pid) - before) * 1000) / count };
}

/** As `load`, for requests that wrk cannot make: a body, headers, an answer other than 200. */
export async function loadWith(url, pid, { seconds, status, ...request }) {
  const before = processorTime(pid);
  const { rate, count } = await runAutocannon(url, seconds, request, status);
  return { rate, milliseconds: ((processorTime(pid) - before) * 1000) / count };
}

/** The median of numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
