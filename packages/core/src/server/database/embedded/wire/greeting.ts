import { timingSafeEqual } from 'node:crypto';
import { makeFrame } from './frames.ts';

export const protocolMajor = 3;
export const sslRequest = 80877103;
export const gssRequest = 80877104;
export const cancelRequest = 80877102;

/** Asks for the password in clear text: the wire is a socket in an own folder, or loopback. */
export const askForPassword = (): Buffer => makeFrame('R', Buffer.from([0, 0, 0, 3]));

/** The start-up packet of which the backend's answer is given to every client. */
export function makeStartupPacket(user: string, database: string): Buffer {
  const parameters = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const packet = Buffer.allocUnsafe(8 + parameters.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt16BE(protocolMajor, 4);
  packet.writeInt16BE(0, 6);
  packet.set(parameters, 8);
  return packet;
}

/** Compares without telling by its duration how much was right. */
export function isSamePassword(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
