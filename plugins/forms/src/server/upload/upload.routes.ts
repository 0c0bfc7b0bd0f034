import { route } from '@lectern/core/server';
import { pieceSize } from '../../form-fields.ts';
import { uploadCalls } from '../../upload.calls.ts';
import { sendPiece, startUpload } from './send-pieces.ts';

const hour = 60;
const day = 24 * hour;
/**
 * Pieces of one network in a day: 500 MB. They lie there for a day, whatever becomes of their forms; what is more goes with the
 * form.
 */
const piecesOfDay = 1000;

/** Files that go up in pieces, so that a bad line loses no more than one. */
export const uploadRoutes = [
  route(uploadCalls.startUpload, async ({ app, body, limit }) => {
    await limit('upload', { attempts: 200, minutes: hour });
    return { data: { token: await startUpload(app, body), pieceSize } };
  }),
  route(uploadCalls.sendPiece, async ({ app, body: { token, offset }, otherFiles, limit }) => {
    await limit('upload-piece', { attempts: piecesOfDay, minutes: day });
    return { data: await sendPiece(app, { token, offset: Number(offset) }, otherFiles['piece']?.[0]) };
  }),
];
