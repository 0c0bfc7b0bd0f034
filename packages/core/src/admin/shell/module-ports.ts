import type { AdminModule } from '../define-admin.ts';
import type { Catalogue } from '../messages/use-messages.ts';
import type { ModulePorts } from '../module-parts.ts';

/** The messages of modules that belong to the first download. */
export const firstMessagesOf = (modules: readonly AdminModule[]): readonly Catalogue[] =>
  modules.flatMap(({ firstMessages }) => (firstMessages ? [firstMessages] : []));

/** The port that one module fills for the shell. Throws where none does, or where two do. */
export function portOf<Name extends keyof ModulePorts>(
  modules: readonly AdminModule[],
  name: Name,
): NonNullable<ModulePorts[Name]> {
  const [filled, other] = modules.flatMap((module) => module[name] ?? []);
  if (!filled || other) throw new Error(`The admin needs one module that fills "${name}"; ${filled ? 'two do' : 'none does'}.`);
  return filled;
}
