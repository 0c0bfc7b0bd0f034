import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const pair = ({ latency, processor }) => `${(latency * 1000).toFixed(0)} µs, ${(processor * 1000).toFixed(0)} µs CPU`;

/** What stands at an address: a page that is not in the cache, beside a redirect and an address at which nothing stands. */
export function measureRedirects({ root, env }) {
  const program = join(root, 'tools', 'benchmarks', 'redirects-figures.ts');
  const args = ['--import', 'tsx', '--conditions=lectern-source', program, env.DATABASE_URL];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`The look-up of addresses could not be measured: ${stderr}`);
  const { page, ...others } = JSON.parse(stdout.trim().split('\n').at(-1));
  const names = {
    redirect: 'a redirect of 50,000',
    unknown: 'an unknown address, 200 patterns',
    pattern: 'an address of a pattern',
  };
  return Object.entries(others).map(([name, cost]) => ({
    name: `looking up ${names[name]}`,
    value: pair(cost),
    limit: `1.2 times a page of 10,000: ${pair(page)}`,
    holds: cost.latency <= page.latency * 1.2 && cost.processor <= page.processor * 1.2,
  }));
}
