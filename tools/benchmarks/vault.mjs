import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Sealing beside a bare cipher, and changing keys under load. Core keeps these to itself, so they run from its source. */
export function measureVault({ root, env }) {
  const program = join(root, 'tools', 'benchmarks', 'vault-figures.ts');
  const args = ['--import', 'tsx', '--conditions=lectern-source', program, env.DATABASE_URL];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`The vault could not be measured: ${stderr}`);
  const { sealing, bare, rows, kills, seconds, unopened, changes } = JSON.parse(stdout.trim().split('\n').at(-1));
  return [
    {
      name: 'sealing 1 kB',
      value: `${(sealing * 1000).toFixed(1)} µs (bare AES-256-GCM ${(bare * 1000).toFixed(1)} µs)`,
      limit: 'at most 100 µs',
      holds: sealing <= 0.1,
    },
    {
      name: `rotating ${rows} records, ${kills} kills`,
      value: `${unopened} lost, ${seconds.toFixed(1)} s, ${changes} changes meanwhile`,
      limit: 'all readable without the old key',
      holds: unopened === 0 && changes > 0 && kills === 3,
    },
  ];
}
