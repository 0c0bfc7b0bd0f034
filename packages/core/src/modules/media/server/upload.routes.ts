import * as z from 'zod';
import { fail } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { userIDOf } from '../../../server/kernel/actor.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { Context } from 'koa';
import { foreseeRoom } from './quota.ts';
import { sizeOfNewUpload } from './upload-size.ts';
import { uploads } from './media.services.ts';

const params = z.strictObject({ uploadID: z.string().max(100, 'V_12') });

const pass = ({ app, actor, ctx }: { app: Lectern; actor: Actor; ctx: Context }): Promise<void> =>
  app.service(uploads).handle(ctx, userIDOf(actor) ?? fail('G_07'));

const shared = { access: 'manage-media', respond: 'raw', readsBody: true } as const;

/** Uploads that go on after a lost connection: the protocol tus 1.0. `add-file` takes a finished one by its id. */
export const uploadRoutes = [
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/medialib/uploads',
    summary: 'Begins a resumable upload (tus 1.0). Refused where it is too large or there is no room.',
    async run({ app, actor, ctx }) {
      await foreseeRoom(app.pool, { app, actor, size: sizeOfNewUpload(ctx) });
      await pass({ app, actor, ctx });
    },
  }),
  defineRoute({
    ...shared,
    method: 'GET',
    path: '/medialib/uploads/{uploadID}',
    summary: 'HEAD: how much of an upload has arrived (tus 1.0).',
    params,
    run: pass,
  }),
  defineRoute({
    ...shared,
    method: 'PATCH',
    path: '/medialib/uploads/{uploadID}',
    summary: 'Sends the next bytes of an upload (tus 1.0).',
    params,
    run: pass,
  }),
  defineRoute({
    ...shared,
    method: 'DELETE',
    path: '/medialib/uploads/{uploadID}',
    summary: 'Gives an upload up (tus 1.0).',
    params,
    run: pass,
  }),
];
