import type { Client } from 'pg';
import { cutConnection } from '../database/cut-connection.ts';
import { listenOn } from './listen-on.ts';
import type { Logger } from './logger.ts';

const reconnectDelay = 5000;

interface Options {
  readonly log: Logger;
  readonly channel: string;
  /** A connection of its own; absent on the embedded database, which has one process only. */
  readonly createListener: (() => Client) | undefined;
  /** Called with the text of a notice, and with an empty one after each time that notices may have been missed. */
  readonly onNotice: (text: string) => void;
}

/** Notices of other processes by PostgreSQL's NOTIFY. They may be missed, as behind a pooler: whoever uses them also looks now and then. */
export function createNotices({ log, channel, createListener, onNotice }: Options) {
  let connection: Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (!createListener || isStopped) return;
    const client = createListener();
    const lost = (): void => {
      if (connection !== client || isStopped) return;
      connection = undefined;
      timer = setTimeout(() => void connect(), reconnectDelay);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    connection = client;
    try {
      await client.connect();
      if (await listenOn(client, channel)) return onNotice('');
      // Looking now and then has to do.
      connection = undefined;
      await client.end();
    } catch (error) {
      if (!isStopped) log.warn({ err: error, channel }, 'no connection for notices yet');
      cutConnection(client);
      lost();
    }
  }

  return {
    start: connect,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      if (connection) cutConnection(connection);
    },
  };
}
