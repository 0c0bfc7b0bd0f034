import type { Client } from '#client/create-client.ts';
import type { AddedFile, MediaFile } from '../../media.schema.ts';
import type { Failure, Result } from '#client/result.ts';
import { mediaCalls } from '../../media.client.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { uploadLimits } from './upload-limits.ts';
import type { SendFile, SendOptions } from './upload-queue.ts';

/** Bytes of a file as a form has them: in this request, or in a finished upload of the resumable kind, by its id. */
type FileSource = { readonly f: File } | { readonly upload: string };

/** Sends the bytes of a file: a small one in one request, a large one so that it survives a lost connection. */
export async function transfer<Answer extends AddedFile>(
  client: Client,
  file: File,
  call: (source: FileSource, options: Partial<SendOptions>) => Promise<Result<Answer>>,
  options: SendOptions,
): Promise<Result<Answer> | Failure> {
  if (file.size < uploadLimits.resumableFrom) return call({ f: file }, options);
  const sent = await sendInPieces(client, file, options);
  return sent.ok ? call({ upload: sent.upload }, { signal: options.signal }) : sent;
}

/** Puts a file into its folder and says what it shows. */
export const sendFile =
  (client: Client): SendFile =>
  async ({ file, path, folderID, defaultAltText }, options): Promise<Result<MediaFile>> => {
    const place = folderID === undefined ? { path } : { folderID };
    const added = await transfer(
      client,
      file,
      (source, more) => client.call(mediaCalls.addFile, { form: { ...place, ...source }, onlyStatus: 200, ...more }),
      options,
    );
    if (!added.ok || defaultAltText === '') return added;
    // The file is there: a description that could not be kept takes nothing away from that.
    const described = await client.call(mediaCalls.editFile, { body: { id: added.data.id, defaultAltText } });
    return described.ok ? described : added;
  };
