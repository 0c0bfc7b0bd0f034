import { fail } from '#contract/refusing.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Context } from 'koa';
import { mediaCalls } from '../media.calls.ts';
import { foreseeRoom } from './quota.ts';
import { sizeOfNewUpload } from './upload-size.ts';
import { uploads } from './media.services.ts';

const pass = ({ app, actor, ctx }: { app: Lectern; actor: Actor; ctx: Context }): Promise<void> =>
  app.service(uploads).handle(ctx, userIDOf(actor) ?? fail('signedOut'));

/** Uploads that go on after a lost connection: the protocol tus 1.0. `add-file` takes a finished one by its id. */
export const uploadRoutes = [
  route(mediaCalls.beginUpload, async ({ app, actor, ctx }) => {
    await foreseeRoom(app.pool, { app, actor, size: sizeOfNewUpload(ctx) });
    await pass({ app, actor, ctx });
  }),
  route(mediaCalls.inspectUpload, pass),
  route(mediaCalls.continueUpload, pass),
  route(mediaCalls.abandonUpload, pass),
];
