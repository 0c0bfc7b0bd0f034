import type { OtherFile, PluginApp } from '@lectern/core/server';
import type { Readable } from 'node:stream';
import { z } from '@lectern/core';
import type { FileAnswer, Path } from '../../definition/definition.types.ts';
import { fileKinds } from '../../definition/file-kinds.ts';
import { takeUpload } from '../upload/take-upload.ts';
import type { Expected } from '../upload/take-upload.ts';
import { headSize, kindOfFile, tailSize } from './file-kind.ts';
import { plainName } from './plain-name.ts';

/** A file that was sent with this form, or kept of one before. */
export interface TakenFile extends FileAnswer {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** Of one that is no private file yet. */
  readonly open?: () => Readable;
  /** Id of the draft that it belongs to. */
  readonly keptBy?: string | undefined;
}

export type TakenFiles = Readonly<Record<Path, readonly TakenFile[]>>;

/** Media type of what is not taken: no field allows it. */
export const unknownType = 'application/octet-stream';

/** The first bytes of a file and its last ones, of which no more than those are held. */
async function endsOf({ open }: OtherFile) {
  const [head, tail]: [Buffer[], Buffer[]] = [[], []];
  let [headLength, tailLength] = [0, 0];
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    if (headLength < headSize) head.push(chunk.subarray(0, headSize - headLength));
    headLength += chunk.length;
    tail.push(chunk);
    tailLength += chunk.length;
    while (tailLength - (tail[0]?.length ?? 0) >= tailSize) tailLength -= tail.shift()?.length ?? 0;
  }
  return { head: Buffer.concat(head), tail: Buffer.concat(tail).subarray(-tailSize) };
}

/** A file as it was sent, with the media type that its bytes say. */
async function takeFile(file: OtherFile, id: string): Promise<TakenFile> {
  const { fileName, size, hash, isTooLarge, open } = file;
  const name = plainName(fileName);
  const kind = isTooLarge || size === 0 ? undefined : kindOfFile(await endsOf(file), name);
  return { id, name, type: kind ? (fileKinds[kind][0] ?? unknownType) : unknownType, size, hash, open };
}

const keptFile = z.strictObject({
  form: z.string(),
  path: z.string(),
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  hash: z.string(),
  keptBy: z.string().optional(),
});

const purpose = 'kept-file';

/** The token by which a file that is a private file by now is sent again. It is of one field of one form. */
export const tokenOf = (app: PluginApp, form: string, path: Path, { id, name, type, size, hash, keptBy }: TakenFile): string =>
  app.vault.sealToken(purpose, { form, path, id, name, type, size, hash, keptBy });

interface SentFiles extends Omit<Expected, 'form'> {
  readonly sent: Readonly<Record<string, readonly OtherFile[]>>;
  readonly tokens: readonly string[];
  /** The draft whose files may be sent again. */
  readonly draftID?: string | undefined;
}

/**
 * The files of a form: what is sent with it, and by the tokens what was kept of it before or went up in pieces. Rejects with
 * FO_42 where a file that went up is not there.
 */
export async function takeFiles(
  app: PluginApp,
  form: string,
  { sent, tokens, key, language, draftID }: SentFiles,
): Promise<TakenFiles> {
  const files: Record<Path, TakenFile[]> = Object.create(null) as Record<Path, TakenFile[]>;
  let count = 0;
  const take = async (path: Path, file: OtherFile): Promise<void> => {
    (files[path] ??= []).push(await takeFile(file, `sent-${(count += 1)}`));
  };
  for (const token of tokens) {
    const upload = await takeUpload(app, token, { form, key, language });
    if (upload) {
      await take(upload.path, upload.file);
      continue;
    }
    const kept = keptFile.safeParse(app.vault.openToken(purpose, token)).data;
    if (kept?.form !== form || (kept.keptBy !== undefined && kept.keptBy !== draftID)) continue;
    const { form: _, path, ...file } = kept;
    (files[path] ??= []).push(file);
  }
  for (const [path, list] of Object.entries(sent)) for (const file of list) await take(path, file);
  return files;
}

/** How often one network may send files with what is no submission yet: refused forms, and steps of a draft. */
export const keepingLimit = { attempts: 60, minutes: 60 };

/**
 * Makes private files of what is none yet, by the ids that they had. Nobody keeps them before a command does; what nobody
 * keeps is gone after a day. `isPassing`: no command may ever come to it.
 */
export async function putFiles(
  app: PluginApp,
  files: ReadonlyMap<string, TakenFile>,
  isPassing = false,
): Promise<ReadonlyMap<string, TakenFile>> {
  const done = new Map<string, TakenFile>();
  for (const [key, { open, ...file }] of files) {
    const { name, type, size } = file;
    const id = open ? (await app.privateFiles.put({ name, type, content: open(), maxSize: size, isPassing })).id : file.id;
    done.set(key, { ...file, id });
  }
  return done;
}
