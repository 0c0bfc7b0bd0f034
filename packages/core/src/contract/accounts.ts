/** The number of failures that lock, and for how long. */
export interface LockRule {
  /** Failures that lock. */
  readonly attempts: number;
  /** Minutes within which they count together. */
  readonly minutes: number;
  /** Minutes from the last failure for which the lock holds. */
  readonly lockMinutes: number;
}

/** Logins by OpenID Connect, for a site whose environment names a provider. */
export interface SingleSignOnConfig {
  /** On the button of the login screen. Default: `Single sign-on`. */
  readonly label?: string;
  /** Name of the role that people get who have no account yet. Default: only known people may log in. */
  readonly createUsersWithRole?: string;
  /** Believes addresses that the provider did not verify. Default: false. */
  readonly acceptUnverifiedEmail?: boolean;
}

/** Numbers of accounts and sessions. What is left out has its default. */
export interface AccountsConfig {
  /** Wrong passwords or codes that lock an account. Default: 5 in 10 minutes, for 10. `false`: never, for load tests. */
  readonly accountLock?: Partial<LockRule> | false;
  /** Wrong passwords that lock the network address they come from. Default: 50 in 10 minutes, for 10. `false`: never. */
  readonly addressLock?: Partial<LockRule> | false;
  /**
   * Wrong passwords from everywhere that make the site pause for browsers that it does not know; those that logged in
   * before go on. Default: 300 in 10 minutes, for 1. `false`: never.
   */
  readonly siteLock?: Partial<LockRule> | false;
  /** Days for which a browser that logged in is known, so that strangers cannot lock its user out. Default: 90. */
  readonly knownDeviceDays?: number;
  /** Hours without use after which a session ends. Default: 8. */
  readonly sessionIdleHours?: number;
  /** Hours after which a session ends however much it is used. Default: 168. */
  readonly sessionHours?: number;
  /** Minutes that the second step of a login may take. Default: 10. */
  readonly secondFactorMinutes?: number;
  /** Days for which an invitation is good. Default: 7. */
  readonly activationDays?: number;
  /** Minutes for which a link to reset the password is good. Default: 60. */
  readonly resetMinutes?: number;
  /** Mails with such a link that one address gets in an hour. Default: 3. */
  readonly resetMailsPerHour?: number;
  /** Such mails that one network may ask for in an hour, for whichever addresses. Default: 30. */
  readonly resetMailsPerNetwork?: number;
  /** Times an hour that the invitation of one person may be sent. Default: 3. */
  readonly invitationsPerHour?: number;
  readonly singleSignOn?: SingleSignOnConfig;
}
