export { accountSettings } from './account-settings.ts';
export { endSessions } from './end-sessions.ts';
export { liveSession } from './session-store.ts';
export { pendingUserID, startSession } from './start-session.ts';
