import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { npmCommand } from './npm.mjs';
import { commandLine, modules, root } from './places.mjs';
import { Refusal } from './refusal.mjs';

const stampFile = join(modules, '.bootstrap.json');
const lockFile = join(root, 'package-lock.json');
const npmOptions = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const platform = `${process.platform}-${process.arch}`;

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const isForThisPlatform = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));

/** Whether npm's own record of what lies in `node_modules` agrees with the lock file, for somebody who ran npm himself. */
export function agrees(wanted, found) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const present = found[path];
    if (!present) return Boolean(entry.optional || entry.peer);
    return present.version === entry.version && present.resolved === entry.resolved && isForThisPlatform(present);
  });
}

function runNpm(args) {
  const [program, ...first] = npmCommand();
  const { status, error, stdout, stderr } = spawnSync(program, [...first, ...args, ...npmOptions], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: program.endsWith('.cmd'),
  });
  return { isDone: !error && status === 0, text: error ? String(error) : `${stdout}${stderr}`.trim() };
}

function install() {
  console.log('Installing packages …');
  const startedAt = Date.now();
  // `npm ci` also demands what other platforms would install, which a private registry may not hold.
  const attempts = [['ci'], ['install', '--no-save']];
  let last;
  for (const attempt of attempts) {
    last = runNpm(attempt);
    if (last.isDone) break;
  }
  if (!last.isDone) {
    console.error(last.text);
    throw new Refusal(
      'npm could not install the packages: mend what it reports above (often the network), then repeat the command.',
    );
  }
  console.log(`Installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

// npm links only commands whose file is there, and this one is built after the installation.
function linkCommand() {
  const isWindows = process.platform === 'win32';
  const link = join(modules, '.bin', isWindows ? 'lectern.cmd' : 'lectern');
  if (lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  const target = relative(dirname(link), commandLine);
  if (isWindows) writeFileSync(link, `@node "%~dp0\\${target}" %*\r\n`);
  else symlinkSync(target, link);
}

/** Installs the packages where they are missing, come from another platform, or the lock file changed. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile);
  const wanted = createHash('sha256').update(lock).update(platform).digest('hex');
  if (readJson(stampFile)?.lock !== wanted) {
    const found = readJson(join(modules, '.package-lock.json'))?.packages;
    if (!found || !agrees(JSON.parse(lock.toString('utf8')).packages, found)) install();
    writeFileSync(stampFile, JSON.stringify({ lock: wanted, platform }));
  }
  linkCommand();
}
