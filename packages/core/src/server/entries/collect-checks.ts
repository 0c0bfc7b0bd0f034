import type { CheckEntry } from '../../contract/check.ts';
import type { DeclaredCheck } from '../kernel/checks/page-checks.ts';
import type { Registry } from '../kernel/registry.ts';
import type { Contributions } from './contributions.ts';
import { matchDeclared } from './match-declared.ts';

/** The checks of every module and plugin with their functions. One without the other stops the start. */
export function collectChecks(
  contributions: readonly Pick<Contributions, 'id' | 'owner' | 'checks'>[],
  declared: Registry<CheckEntry>,
): ReadonlyMap<string, DeclaredCheck> {
  const madeBy = (id: string) => contributions.find((one) => one.id === id)?.checks ?? {};
  const matched = matchDeclared({ contributions, declared, part: 'checks', kind: 'check', madeBy });
  return new Map([...matched].map(([name, { entry, made }]) => [name, { ...entry, run: made }]));
}
