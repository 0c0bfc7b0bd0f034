import type { HealthEntry } from '../../contract/health.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import type { DeclaredMeasure } from '../kernel/health/health-measures.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions } from './contributions.ts';
import { matchDeclared } from './match-declared.ts';

/** What is counted of every module and plugin, with how. One without the other, or for nobody, stops the start. */
export function collectHealth(
  contributions: readonly Pick<Contributions, 'id' | 'owner' | 'health'>[],
  declared: Registry<HealthEntry>,
  permissions: Registry<PermissionEntry>,
): ReadonlyMap<string, DeclaredMeasure> {
  const madeBy = (id: string) => contributions.find((one) => one.id === id)?.health ?? {};
  const matched = matchDeclared({ contributions, declared, part: 'health', kind: 'count', madeBy });
  return new Map(
    [...matched].map(([name, { entry, made }]) => {
      const { label, help, permission = 'edit-page' } = entry;
      if (!permissions.get(permission))
        throw new StartupError(
          `The count "${name}" of ${declared.ownerOf(name)} is for the permission "${permission}", which nobody declares.`,
          'Name the permission in full, with the id of its plugin.',
        );
      return [name, { label, help, permission, measure: made }];
    }),
  );
}
