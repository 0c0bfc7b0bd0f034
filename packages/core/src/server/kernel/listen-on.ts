import type { Client } from 'pg';
import { hasOwnBackend } from '../database/external/own-backend.ts';

/** Lets a connection hear what is sent to a channel. False behind a pooler, where it would hear for somebody else. */
export async function listenOn(client: Client, channel: string): Promise<boolean> {
  if (!(await hasOwnBackend(client))) return false;
  await client.query(`listen ${channel}`);
  return true;
}
