export { accountSettings } from './account-settings.ts';
export type { AccountSettings } from './account-settings.ts';
export { endSessions } from './end-sessions.ts';
export { liveSession, markSignIn } from './session-store.ts';
export { pendingUserID, startSession } from './start-session.ts';
