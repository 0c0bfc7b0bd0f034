import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const share = (value) => `${(value * 100).toFixed(1)} %`;

/** How well search finds on the half of its queries that nothing was tuned on, beside plain PostgreSQL. The engine runs from its source. */
export function measureRelevance({ root, env }) {
  const program = join(root, 'tools', 'benchmarks', 'relevance-figures.ts');
  const args = ['--import', 'tsx', '--conditions=lectern-source', program, env.DATABASE_URL];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`How well search finds could not be measured: ${stderr}`);
  const { all, byLocale } = JSON.parse(stdout.trim().split('\n').at(-1));
  const { own, raw } = all;
  return [
    {
      name: `a right answer in the first five, of ${own.queries} queries that nothing was tuned on`,
      value: share(own.firstFive),
      limit: `at least 95 %; raw ${share(raw.firstFive)}`,
      holds: own.firstFive >= 0.95,
    },
    {
      name: '  nDCG@10',
      value: own.ndcg.toFixed(3),
      limit: `at least 0.850; raw ${raw.ndcg.toFixed(3)}`,
      holds: own.ndcg >= 0.85,
    },
    {
      name: '  without a result',
      value: share(own.without),
      limit: `at most ${share(1 / 30)}; raw ${share(raw.without)}`,
      holds: own.without <= 1 / 30,
    },
    ...Object.entries(byLocale).map(([locale, { own: here, raw: there }]) => ({
      name: `  in ${locale}, ${here.queries} queries: first five, nDCG@10, without`,
      value: `${share(here.firstFive)}, ${here.ndcg.toFixed(3)}, ${share(here.without)}`,
      limit: `printed; raw ${share(there.firstFive)}, ${there.ndcg.toFixed(3)}, ${share(there.without)}`,
    })),
  ];
}
