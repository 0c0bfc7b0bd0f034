import type { PluginApp } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { hashOfToken } from './tokens.ts';
import type { LinkPurpose } from './tokens.ts';

const columns = { cancel: 'cancelHash', move: 'moveHash', view: 'viewHash', offer: 'offerHash' } as const;

/** The appointment of a link that is good for one purpose; undefined for every other token. */
export const findLinked = async (app: PluginApp, purpose: LinkPurpose, token: string): Promise<Appointment | undefined> =>
  (await app.em().findOne(Appointment, { [columns[purpose]]: hashOfToken(token) })) ?? undefined;

/** The appointment that a link moves: of the mails about it, or of the one about an absence. */
export const findMovable = async (app: PluginApp, token: string): Promise<Appointment | undefined> =>
  (await findLinked(app, 'move', token)) ?? findLinked(app, 'offer', token);

/** The row that is or was held by a token. */
export const findHeld = async (app: PluginApp, token: string | undefined): Promise<Appointment | undefined> =>
  (token ? await app.em().findOne(Appointment, { holdHash: hashOfToken(token) }) : null) ?? undefined;
