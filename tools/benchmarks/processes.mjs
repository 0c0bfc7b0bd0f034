import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Starts a server of ours and waits for the line with its port. */
export function startServer(args, env) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const line = text.split('\n').find((candidate) => candidate.startsWith('{"port"'));
      if (line) resolve(JSON.parse(line).port);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return { child, port, stop: () => stop(child) };
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
