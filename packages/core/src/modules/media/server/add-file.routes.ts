import { rm } from 'node:fs/promises';
import { fail } from '#contract/refusing.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { UploadedFile } from '#server/http/form-body.ts';
import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { mediaCalls } from '../media.calls.ts';
import type { AddedFile } from '../media.schema.ts';
import { releaseBytes } from './bytes.ts';
import { addFile } from './commands/add-file.command.ts';
import { replaceFile } from './commands/replace-file.command.ts';
import { acceptFile } from './ingest/accept-file.ts';
import type { AcceptedFile } from './ingest/accept-file.ts';
import { findDuplicates } from './library.query.ts';
import type { PresentedFile } from './media-file.presenter.ts';
import { uploads } from './media.services.ts';

interface Incoming {
  readonly app: Lectern;
  readonly actor: Actor;
  readonly file: UploadedFile | undefined;
  /** Of a resumable upload. */
  readonly upload: string | undefined;
}

/** Takes a file in, from this call or from a finished upload. An upload that is refused stays, to be tried again. */
async function takeIn<Added extends PresentedFile>(
  { app, actor, file, upload }: Incoming,
  work: (accepted: AcceptedFile) => Promise<Added>,
): Promise<Added & Pick<AddedFile, 'duplicates'>> {
  const taken = upload === undefined ? undefined : await app.service(uploads).take(upload, userIDOf(actor) ?? fail('signedOut'));
  try {
    const accepted = await acceptFile(taken ?? file ?? fail('noFile', 'f'));
    const added = await work(accepted);
    if (upload !== undefined) await app.service(uploads).discard(upload);
    const same = (await findDuplicates(app, actor, [added.hash]))[added.hash] ?? [];
    return { ...added, duplicates: same.filter(({ id }) => id !== added.id) };
  } finally {
    if (taken) await rm(taken.temporaryPath, { force: true });
  }
}

/** The two ways in which bytes come into the library. */
export const addFileRoutes = [
  route(mediaCalls.addFile, async ({ app, actor, run, body, files }) => ({
    data: await takeIn({ app, actor, file: files['f']?.[0], upload: body.upload }, (accepted) =>
      run(addFile, { path: body.path, folderID: body.folderID, file: accepted }),
    ),
  })),
  route(mediaCalls.replaceFile, async ({ app, actor, run, body, files }) => ({
    data: await takeIn({ app, actor, file: files['f']?.[0], upload: body.upload }, (accepted) =>
      run(replaceFile, { id: body.id, file: accepted }).catch(async (error: unknown) => {
        // What was prepared of bytes that did not come in belongs to nobody; what stays is found by the next sweep.
        await releaseBytes(app, [accepted.hash]).catch((err: unknown) => app.log.warn({ err }, 'a preparation stayed behind'));
        throw error;
      }),
    ),
  })),
];
