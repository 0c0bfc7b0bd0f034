// node tools/postgres.mjs start|stop|url: a throw-away PostgreSQL for tests. Runs on plain Node 18 and later.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 15;
const USER = 'lectern';
const DATABASE = 'lectern_test';
const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;
const stateFile = fileURLToPath(new URL('../.bootstrap/postgres.json', import.meta.url));

function stop(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function versionOf(bin) {
  const { stdout } = spawnSync(join(bin, isWindows ? 'postgres.exe' : 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)(\.\d+|beta|rc|devel)/.exec(stdout ?? '')?.[1] ?? 0);
}

function findBinaries() {
  const folders = [];
  for (const [parent, rest] of [
    ['/usr/lib/postgresql', 'bin'],
    ['/opt/homebrew/opt', 'bin'],
    ['/usr/local/opt', 'bin'],
    ['C:\\Program Files\\PostgreSQL', 'bin'],
  ]) {
    if (!existsSync(parent)) continue;
    const names = readdirSync(parent).filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name));
    folders.push(...names.map((name) => join(parent, name, rest)));
  }
  folders.push(...(process.env.PATH ?? '').split(delimiter).filter(Boolean));
  const initdb = isWindows ? 'initdb.exe' : 'initdb';
  return folders
    .filter((bin) => existsSync(join(bin, initdb)))
    .map((bin) => ({ bin, version: versionOf(bin) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version)[0]?.bin;
}

function installOnDebian() {
  if (!isRoot || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('PostgreSQL is installed with apt-get for the tests.\n');
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
  if (install().status !== 0 && spawnSync('apt-get', ['update'], options).status === 0) install();
}

/** PostgreSQL refuses to run as root; the ids of a user that it can run as. */
function unprivileged() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return stop('PostgreSQL cannot run as root, and there is no user postgres or nobody.', 2);
}

function run(state, program, args, options = {}) {
  const { folder, bin, identity } = state;
  const file = join(bin, isWindows ? `${program}.exe` : program);
  const env = { ...process.env, HOME: folder, LC_ALL: 'C', ...options.env };
  return spawnSync(file, args, { encoding: 'utf8', cwd: folder, stdio: 'pipe', ...options, ...identity, env });
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function readState() {
  return existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : undefined;
}

function isRunning(state) {
  return existsSync(state.folder) && run(state, 'pg_ctl', ['-D', join(state.folder, 'data'), 'status']).status === 0;
}

function remove(state) {
  if (isRunning(state))
    run(state, 'pg_ctl', ['-D', join(state.folder, 'data'), '-m', 'immediate', '-w', 'stop'], { stdio: 'ignore' });
  rmSync(state.folder, { recursive: true, force: true });
  rmSync(stateFile, { force: true });
}

function initialise(state, password) {
  const { folder, port } = state;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (state.identity.uid !== undefined) chownSync(passwordFile, state.identity.uid, state.identity.gid);
  const data = join(folder, 'data');
  const make = (locale) =>
    run(state, 'initdb', [
      ...['-D', data, '-U', USER, '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ]);
  let made = make('C.UTF-8');
  if (made.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    made = make('C');
  }
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: isWindows ? '' : folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 100,
    logging_collector: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
}

async function start() {
  const old = readState();
  if (old && isRunning(old)) return old.url;
  if (old) remove(old);
  if (!findBinaries()) installOnDebian();
  const bin = findBinaries();
  if (!bin) return stop(`No PostgreSQL ${OLDEST} or later was found on this machine.`, 2);

  const identity = unprivileged();
  const folder = mkdtempSync(join(isWindows ? tmpdir() : '/tmp', 'lectern-pg-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const state = { folder, bin, identity, port, url };
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
  try {
    initialise(state, password);
    const log = join(folder, 'log');
    // With pipes this would wait for the server, which keeps them open.
    const started = run(state, 'pg_ctl', ['-D', join(folder, 'data'), '-l', log, '-w', 'start'], { stdio: 'ignore' });
    if (started.status !== 0)
      throw new Error(`PostgreSQL did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'no log'}`);
    const where = ['-h', '127.0.0.1', '-p', String(port), '-U', USER];
    const created = run(state, 'createdb', [...where, DATABASE], { env: { PGPASSWORD: password } });
    if (created.status !== 0) throw new Error(`createdb failed: ${created.stderr || created.error?.message}`);
  } catch (error) {
    remove(state);
    stop(error.message);
  }
  return url;
}

const [command] = process.argv.slice(2);
const state = readState();
if (command === 'start') process.stdout.write(`${await start()}\n`);
else if (command === 'stop') {
  if (state) remove(state);
} else if (command === 'url') {
  if (state && isRunning(state)) process.stdout.write(`${state.url}\n`);
  else stop('No PostgreSQL for tests is running; start it with: node tools/postgres.mjs start', 3);
} else stop('Usage: node tools/postgres.mjs start|stop|url');
