import type { AccountsConfig, LockRule, SingleSignOnConfig } from '#contract/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

/** The numbers of `AccountsConfig`, complete. A lock that is off is undefined. */
export interface AccountSettings extends Required<
  Omit<AccountsConfig, 'accountLock' | 'addressLock' | 'siteLock' | 'singleSignOn'>
> {
  readonly accountLock: LockRule | undefined;
  readonly addressLock: LockRule | undefined;
  readonly siteLock: LockRule | undefined;
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
  resetMailsPerNetwork: 30,
  invitationsPerHour: 3,
  singleSignOn: {},
} as const;

const lock = (given: Partial<LockRule> | false | undefined, rule: LockRule): LockRule | undefined =>
  given === false ? undefined : { ...rule, ...given };

const tenMinutes = { minutes: 10, lockMinutes: 10 };

/** The numbers of accounts and sessions that this site states, with the defaults of the rest. */
export function accountSettings({ site }: Pick<Lectern, 'site'>): AccountSettings {
  const { accountLock, addressLock, siteLock, ...given } = site.config.accounts ?? {};
  return {
    ...defaults,
    ...given,
    accountLock: lock(accountLock, { attempts: 5, ...tenMinutes }),
    addressLock: lock(addressLock, { attempts: 50, ...tenMinutes }),
    // Short, because it stands in the way of everybody on a new browser.
    siteLock: lock(siteLock, { attempts: 300, minutes: 10, lockMinutes: 1 }),
  };
}
