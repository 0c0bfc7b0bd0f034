import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@lectern/testing';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that answers as a test wants it. */
export interface ServerDouble {
  readonly origin: string;
  answer: Answer;
  /** What it was asked: method, path and headers. */
  readonly asked: IncomingMessage[];
  readonly close: () => Promise<void>;
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export async function startDouble(): Promise<ServerDouble> {
  const asked: IncomingMessage[] = [];
  const double = { answer: (_, response) => void response.writeHead(404).end() } as { answer: Answer };
  const server = createServer((request, response) => {
    asked.push(request);
    request.resume().once('end', () => double.answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(double, {
    origin: originOf(server),
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** An answer of CalDAV with these calendars. */
export const multistatus = (...calendars: readonly string[]): string =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${calendars
    .map(
      (text, index) =>
        `<response><href>/${index}.ics</href><propstat><prop><c:calendar-data>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</c:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`,
    )
    .join('')}</multistatus>`;

/** An event as a calendar of its own. */
export const calendarOf = (...lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ergens//NL',
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T000000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const hasRadicale = spawnSync('radicale', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Radicale {
  readonly origin: string;
  /** The address of a calendar that is there. */
  readonly calendar: string;
  readonly send: (method: string, path: string, body: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Radicale on a folder of its own, in which `anke` with the password `sluitsteen` has a calendar. */
export async function startRadicale(): Promise<Radicale> {
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  await writeFile(join(folder, 'users'), 'anke:sluitsteen\n');
  await writeFile(
    join(folder, 'config'),
    [
      `[server]\nhosts = ${new URL(origin).host}`,
      `[auth]\ntype = htpasswd\nhtpasswd_filename = ${join(folder, 'users')}\nhtpasswd_encryption = plain\ndelay = 0`,
      `[storage]\nfilesystem_folder = ${join(folder, 'collections')}`,
    ].join('\n'),
  );
  const child = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' });
  const send = async (method: string, path: string, body: string): Promise<number> => {
    const authorization = `Basic ${Buffer.from('anke:sluitsteen').toString('base64')}`;
    const answer = await fetch(`${origin}${path}`, { method, headers: { authorization }, body });
    await answer.body?.cancel();
    return answer.status;
  };
  const make =
    '<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>Werk</D:displayname></D:prop></D:set></C:mkcalendar>';
  await until(() => send('MKCALENDAR', '/anke/werk/', make).catch(() => 0), 201);
  return {
    origin,
    calendar: `${origin}/anke/werk/`,
    send,
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
