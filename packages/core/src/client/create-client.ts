import { authCalls } from './auth.calls.ts';
import type { AuthCalls } from './auth.calls.ts';
import { roleCalls } from './role.calls.ts';
import type { RoleCalls } from './role.calls.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import type { SecondFactorCalls } from './second-factor.calls.ts';
import { userCalls } from './user.calls.ts';
import type { UserCalls } from './user.calls.ts';
import { callHeaders, createSend } from './http.ts';
import type { ClientOptions, Send } from './http.ts';
import { auditCalls } from './audit.calls.ts';
import type { AuditCalls } from './audit.calls.ts';
import { mailCalls } from './mail.calls.ts';
import type { MailCalls } from './mail.calls.ts';
import { imageCalls } from './image.calls.ts';
import type { ImageCalls } from './image.calls.ts';
import { mediaCalls } from './media.calls.ts';
import type { MediaCalls } from './media.calls.ts';
import { pageCalls } from './page.calls.ts';
import type { PageCalls } from './page.calls.ts';
import { settingsCalls } from './settings.calls.ts';
import type { SettingsCalls } from './settings.calls.ts';

/** Every call of core, typed, and `send` for calls of plugins. */
export interface Client {
  readonly auth: AuthCalls;
  readonly secondFactor: SecondFactorCalls;
  readonly user: UserCalls;
  readonly role: RoleCalls;
  readonly mail: MailCalls;
  readonly audit: AuditCalls;
  readonly page: PageCalls;
  readonly settings: SettingsCalls;
  readonly media: MediaCalls & ImageCalls;
  readonly send: Send;
  /** The headers of the next call, for what sends it another way. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** A client of one server. It holds nothing: the token lives with the caller. */
export function createClient(options: ClientOptions): Client {
  const send = createSend(options);
  return {
    auth: authCalls(send),
    secondFactor: secondFactorCalls(send),
    user: userCalls(send),
    role: roleCalls(send),
    mail: mailCalls(send),
    audit: auditCalls(send, options.apiPath),
    page: pageCalls(send),
    settings: settingsCalls(send),
    media: { ...mediaCalls(send, options.apiPath), ...imageCalls(options) },
    send,
    headers: () => callHeaders(options.getToken()),
  };
}
