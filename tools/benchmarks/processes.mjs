import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a server of ours and waits for the line with its port, and whatever else that says (`ready`). */
export function startServer(args, env) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const line = text.split('\n').find((candidate) => candidate.startsWith('{"port"'));
      if (line) resolve(JSON.parse(line));
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  const port = ready.then((said) => said.port);
  // Who waits for the one alone hears of a failure once.
  port.catch(() => undefined);
  return { child, ready, port, stop: () => stop(child) };
}

/** A port that was free a moment ago, for servers that must know their address before they start. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Ends a process that was started here, and waits for its end. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Memory of a process in MB: its share of what it maps (PSS), and all that is resident (RSS). Linux only. */
export function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const field = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024;
  return { pss: field('Pss'), rss: field('Rss') };
}

/** Seconds of processor time that a process has used. Linux only. */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** A process with all that it started, by number. Linux only. */
function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap(familyOf)];
}

/** Seconds of processor time of a process and of those that it started; those that end meanwhile count as nothing. */
function familyTime(pid) {
  try {
    return familyOf(pid).reduce((sum, each) => sum + processorTime(each), 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Seconds without work in a row after which a process counts as idle: jobs look for work every two seconds. */
const quietSeconds = 5;

/**
 * Waits until a process and those that it started have next to nothing to do: after the first start it makes the copies of
 * pictures that went live, and what is measured meanwhile is that work. Rejects after three minutes.
 */
export async function untilIdle(pid) {
  let quiet = 0;
  for (let second = 0; second < 180; second += 1) {
    const before = familyTime(pid);
    await wait(1000);
    quiet = Math.abs(familyTime(pid) - before) < 0.05 ? quiet + 1 : 0;
    if (quiet === quietSeconds) return;
  }
  throw new Error('The site is still busy after three minutes.');
}
