import { LecternError } from '@lectern/core';
import type { OtherFile, PluginApp } from '@lectern/core/server';
import type { Field } from '../../definition/definition.types.ts';
import { everyField, patternOf } from '../../definition/every-field.ts';
import { signatureSize } from '../../definition/file-kinds.ts';
import { pieceSize } from '../../form-fields.ts';
import { fail } from '../fail.ts';
import { plainName } from '../submit/plain-name.ts';
import { askedForm } from '../texts/asked-form.ts';
import { openUpload, renderingOf, sealUpload } from './upload-token.ts';

/** Bytes that a field takes; undefined for one that takes no files. */
const roomOf = (field: Field | undefined): number | undefined =>
  field?.kind === 'files' ? field.maxSize : field?.kind === 'signature' ? signatureSize : undefined;

interface Announced {
  readonly form: string;
  readonly property: string;
  readonly name: string;
  readonly size: number;
  readonly key: string;
}

/** Begins a file, and answers with its first token. G_06 where its field does not take so much. */
export async function startUpload(app: PluginApp, { form: id, property, name, size, key }: Announced): Promise<string> {
  const form = (await askedForm(app, id)) ?? fail('notFound');
  const room = roomOf(everyField(form).find(({ path }) => path === patternOf(property))?.field);
  if (room === undefined) return fail('invalid', 'property');
  if (size > room) return fail('tooLarge', 'size');
  const rendering = renderingOf(app, id, key);
  return sealUpload(app, { form: id, path: property, name: plainName(name), size, received: 0, pieces: [], rendering });
}

interface Sent {
  readonly token: string;
  readonly offset: number;
}

/** Keeps the next piece of a file, and answers with the token of what is there by now. */
export async function sendPiece(app: PluginApp, { token, offset }: Sent, piece: OtherFile | undefined): Promise<Sent> {
  const upload = openUpload(app, token) ?? fail('fileGone', 'token');
  if (offset !== upload.received)
    throw new LecternError({ code: 'FO_48', property: 'offset' }, { data: { offset: upload.received } });
  if (!piece) return fail('noFile', 'piece');
  const wanted = Math.min(pieceSize, upload.size - upload.received);
  if (piece.isTooLarge || piece.size > wanted) return fail('tooLarge', 'piece');
  if (piece.size < wanted) return fail('invalid', 'piece');
  const content = piece.open();
  const type = 'application/octet-stream';
  const { id } = await app.privateFiles.put({ name: 'piece', type, content, maxSize: wanted, isPassing: true });
  const received = upload.received + piece.size;
  return { token: sealUpload(app, { ...upload, received, pieces: [...upload.pieces, id] }), offset: received };
}
