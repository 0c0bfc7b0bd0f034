import type { AccountsConfig, LockRule, SingleSignOnConfig } from '../../../contract/accounts.ts';
import type { Lectern } from '../../../server/app.ts';

/** The numbers of `AccountsConfig`, complete. A lock that is off is undefined. */
export interface AccountSettings extends Required<Omit<AccountsConfig, 'accountLock' | 'addressLock' | 'singleSignOn'>> {
  readonly accountLock: LockRule | undefined;
  readonly addressLock: LockRule | undefined;
  readonly singleSignOn: SingleSignOnConfig;
}

const defaults = {
  knownDeviceDays: 90,
  sessionIdleHours: 8,
  sessionHours: 168,
  secondFactorMinutes: 10,
  activationDays: 7,
  resetMinutes: 60,
  resetMailsPerHour: 3,
  singleSignOn: {},
} as const;

const lock = (given: Partial<LockRule> | false | undefined, attempts: number): LockRule | undefined =>
  given === false ? undefined : { attempts, minutes: 10, lockMinutes: 10, ...given };

/** The numbers of accounts and sessions that this site states, with the defaults of the rest. */
export function accountSettings({ site }: Pick<Lectern, 'site'>): AccountSettings {
  const { accountLock, addressLock, ...given } = site.config.accounts ?? {};
  return { ...defaults, ...given, accountLock: lock(accountLock, 5), addressLock: lock(addressLock, 50) };
}
