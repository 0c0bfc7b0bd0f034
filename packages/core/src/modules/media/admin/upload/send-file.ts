import type { Client } from '../../../../client/create-client.ts';
import type { FileSource, TransferOptions } from '../../../../client/media.calls.ts';
import type { AddedFile, MediaFile } from '../../../../client/media.ts';
import type { Failure, Result } from '../../../../client/result.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { uploadLimits } from './upload-limits.ts';
import type { SendFile, SendOptions } from './upload-queue.ts';

/** Sends the bytes of a file: a small one in one request, a large one so that it survives a lost connection. */
export async function transfer(
  client: Client,
  file: File,
  call: (source: FileSource, options: TransferOptions) => Promise<Result<AddedFile>>,
  options: SendOptions,
): Promise<Result<AddedFile> | Failure> {
  if (file.size < uploadLimits.resumableFrom) return call({ file }, options);
  const sent = await sendInPieces(client, file, options);
  return sent.ok ? call({ upload: sent.upload }, { signal: options.signal }) : sent;
}

/** Puts a file into its folder and says what it shows. */
export const sendFile =
  (client: Client): SendFile =>
  async ({ file, path, defaultAltText }, options): Promise<Result<MediaFile>> => {
    const added = await transfer(client, file, (source, more) => client.media.addFile({ path, ...source }, more), options);
    if (!added.ok || defaultAltText === '') return added;
    // The file is there: a description that could not be kept takes nothing away from that.
    const described = await client.media.editFile({ id: added.data.id, defaultAltText });
    return described.ok ? described : added;
  };
