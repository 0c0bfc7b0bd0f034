import { createHash, randomBytes } from 'node:crypto';
import type { PluginApp } from '@lectern/core/server';

type Sealing = Pick<PluginApp, 'vault'>;

/** What a link to an appointment is good for: each for that alone. */
export type LinkPurpose = 'cancel' | 'move' | 'view' | 'offer';

/** What a link to the waiting list is good for: to take the time that is held, or to leave. */
export type WaitingPurpose = 'take' | 'leave';

/** Bytes of a token that nobody can derive: a hold has no mail that would have to say it again. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The token of a link to an appointment, 256 bits. Always the same, so that each mail can say it and nothing of it is stored
 * but its hash.
 */
export const linkToken = ({ vault }: Sealing, purpose: LinkPurpose, appointmentID: string): string =>
  vault.hash(`link-${purpose}`, appointmentID).toString('base64url');

/** The token of a link to the waiting list: to a time that is held, by the id of its row, or to leave, by that of who waits. */
export const waitingToken = ({ vault }: Sealing, purpose: WaitingPurpose, id: string): string =>
  vault.hash(`waiting-${purpose}`, id).toString('base64url');

/** The token of an advisor's calendar, since its last renewal. */
export const feedToken = ({ vault }: Sealing, advisorID: string, renewal: string): string =>
  vault.hash('feed', `${advisorID}\0${renewal}`).toString('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
