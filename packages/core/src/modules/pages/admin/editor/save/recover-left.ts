import type { Client } from '#client/create-client.ts';
import type { LeftEntries } from './journal.ts';
import type { Recovery } from './recover.ts';

/** Sends what windows that are closed left of a page on this device. Most left nothing, and need no code for it. */
export async function recoverLeft(client: Pick<Client, 'call'>, entries: LeftEntries): Promise<Recovery> {
  if ((await entries.read()).length === 0) return { left: undefined, hasSent: false, isWaiting: false };
  const { recoverPage } = await import('./recover.ts');
  return recoverPage(client, entries);
}
