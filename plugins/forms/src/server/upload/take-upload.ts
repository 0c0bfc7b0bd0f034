import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LecternError } from '@lectern/core';
import type { OtherFile, PluginApp } from '@lectern/core/server';
import type { Path } from '../../definition/definition.types.ts';
import { submitText } from '../submit/submit-texts.ts';
import { openUpload, renderingOf } from './upload-token.ts';
import type { Upload } from './upload-token.ts';

/** Where a file is expected: of which form and rendering, and in which language it is said that it is not there. */
export interface Expected {
  readonly form: string;
  readonly key: string | undefined;
  readonly language: string;
}

const gone = (property: Path, language: string): LecternError =>
  new LecternError({ code: 'FO_42', property, params: { text: submitText('FO_42', language) } });

/** The bytes of a file, piece after piece. */
async function* joined({ privateFiles }: PluginApp, { pieces, path }: Upload, language: string): AsyncGenerator<Uint8Array> {
  for (const id of pieces) {
    const piece = await privateFiles.open(id);
    if (!piece) throw gone(path, language);
    yield* piece.content;
  }
}

/**
 * A file that went up in pieces, as if it had come with the form; undefined where the token is of something else. Rejects with
 * FO_42 where it is of another form or rendering, is not whole, or is gone by now.
 */
export async function takeUpload(
  app: PluginApp,
  token: string,
  { form, key, language }: Expected,
): Promise<{ readonly path: Path; readonly file: OtherFile } | undefined> {
  const upload = openUpload(app, token);
  if (!upload) return undefined;
  const { path, name, size } = upload;
  const isOfThis = key !== undefined && upload.form === form && upload.rendering === renderingOf(app, form, key);
  if (!isOfThis || upload.received !== size) throw gone(path, language);
  const open = (): Readable => Readable.from(joined(app, upload, language), { objectMode: false });
  const digest = createHash('sha256');
  for await (const chunk of open() as AsyncIterable<Buffer>) digest.update(chunk);
  return { path, file: { fileName: name, size, hash: digest.digest('hex'), isTooLarge: false, open } };
}
