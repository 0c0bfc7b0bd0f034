import { spawnSync, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { processorTime } from './processes.mjs';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** The program that makes the load, named in the report: wrk leaves the server more of the machine than a client in Node. */
export const client = hasWrk ? 'wrk' : 'autocannon';

/** Connections, where nothing else is asked for. */
const usual = 16;

function runWrk(url, { seconds, connections }, request = {}) {
  return new Promise((resolve, reject) => {
    const headers = Object.entries(request.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const child = spawn('wrk', ['-t1', '--latency', `-c${connections}`, `-d${seconds}s`, ...headers, url]);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.once('exit', () => {
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
      const count = Number(/(\d+) requests in/.exec(text)?.[1]);
      const [, slowest, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
      const p99 = Number(slowest) * { us: 0.001, ms: 1, s: 1000 }[unit];
      if (Number.isFinite(rate) && !text.includes('Non-2xx')) resolve({ rate, count, p99 });
      else reject(new Error(`wrk against ${url}:\n${text}`));
    });
  });
}

async function runAutocannon(url, { seconds, connections }, request = {}, status = 200) {
  const result = await autocannon({ url, connections, duration: seconds, ...request });
  const others = result.requests.total - (result.statusCodeStats[status]?.count ?? 0);
  if (others > 0 || result.errors > 0) throw new Error(`${others} answers of ${url} were not ${status}, ${result.errors} failed`);
  return { rate: result.requests.average, count: result.requests.total, p99: result.latency.p99 };
}

/** Requests per second, processor milliseconds of the server for each request, and the milliseconds in which 99 of 100 are answered. */
export async function load(url, pid, seconds, { connections = usual, headers } = {}) {
  const before = processorTime(pid);
  const request = headers && { headers };
  const { rate, count, p99 } = await (hasWrk ? runWrk : runAutocannon)(url, { seconds, connections }, request);
  return { rate, milliseconds: ((processorTime(pid) - before) * 1000) / count, p99 };
}

/** As `load`, for requests that wrk cannot make: a body, headers, an answer other than 200. */
export async function loadWith(url, pid, { seconds, status, ...request }) {
  const before = processorTime(pid);
  const { rate, count } = await runAutocannon(url, { seconds, connections: usual }, request, status);
  return { rate, milliseconds: ((processorTime(pid) - before) * 1000) / count };
}

/** The median of numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
