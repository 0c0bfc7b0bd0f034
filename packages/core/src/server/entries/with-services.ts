import type { CoreModule } from './of-module.ts';
import type { OpenedPlugin } from './open-entries.ts';

/** The entries of a record, save those that are left out; undefined where there is no record. */
const without = <Value>(record: Readonly<Record<string, Value>> | undefined, names: ReadonlySet<string>) =>
  record && Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));

/** A module without the checks and counts for which no plugin provides the service. */
export function withServices({ manifest, entry }: CoreModule, plugins: readonly OpenedPlugin[]): CoreModule {
  const provided = new Set(plugins.flatMap((plugin) => (plugin.entry.services ?? []).map(({ key }) => key.name)));
  const missing = (entry.onlyWith ?? []).filter(({ service }) => !provided.has(service.name));
  if (missing.length === 0) return { manifest, entry };
  const checks = new Set(missing.flatMap((one) => one.checks));
  const health = new Set(missing.flatMap((one) => one.health));
  const left = <Part extends Pick<CoreModule['manifest'], 'checks' | 'health'> | Pick<CoreModule['entry'], 'checks' | 'health'>>(
    part: Part,
  ): Part => ({ ...part, checks: without<unknown>(part.checks, checks), health: without<unknown>(part.health, health) });
  return { manifest: left(manifest), entry: left(entry) };
}
