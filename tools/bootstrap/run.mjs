import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { modules } from './places.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The environment with which everything runs: this Node, and the installed commands, before any other. */
export function environment(node, extra = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node), join(modules, '.bin'), process.env[pathName]].filter(Boolean).join(delimiter);
  return { ...process.env, [pathName]: path, ...extra };
}

// npm passes a signal to the shell between it and us, and the shell ends without a word.
function followParent(onOrphaned) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, 250);
  timer.unref();
}

/** Runs Node with this terminal, passes signals on, and answers with the exit code. */
export function runInForeground({ node, args, cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd, stdio: 'inherit', env: environment(node, env) });
    for (const signal of forwarded)
      process.on(signal, () => {
        // A terminal sends Ctrl-C to the child as well; a second one would mean "at once" to it.
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        child.kill(signal);
      });
    followParent(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs Node quietly; answers with the exit code and all that it printed. */
export function runQuietly({ node, args, cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: environment(node, env) });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() }));
  });
}
