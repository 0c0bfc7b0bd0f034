import type { CheckLevel } from '#contract/check.ts';
import { checkSetting, checkSettingsID } from '#server/kernel/checks/check-settings.ts';
import { pageChecks } from '#server/kernel/checks/page-checks.ts';
import type { DeclaredCheck } from '#server/kernel/checks/page-checks.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';

/** A check with what the site makes of it. */
export interface WantedCheck extends DeclaredCheck {
  readonly name: string;
  readonly level: Exclude<CheckLevel, 'off'>;
}

/** The checks that the site makes, in their order. */
export async function wantedChecks(app: Lectern): Promise<WantedCheck[]> {
  const levels = await app.service(settingsReader).valuesOf(checkSettingsID);
  return [...app.service(pageChecks)].flatMap(([name, check]) => {
    const level = levels[checkSetting(name)] as CheckLevel;
    return level === 'off' ? [] : [{ ...check, name, level }];
  });
}
