import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { NewVideo } from '../../media/media.schema.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { acceptFile, addFile, addVideo, mediaStore } from '../../media/server/public.ts';
import { createPage, publishPage, storeVersion } from '../../pages/server/public.ts';
import { rejectPublication, requestPublication } from '../../publication/server/public.ts';
import { saveSettings } from '../../settings/server/public.ts';
import type { CreatedPage, CreatePageInput, StoredVersion, StoreVersionInput } from '../../pages/server/public.ts';

/** The service for imports and demo content: the same commands that the API's routes call. */
export interface ContentApi {
  createPage(input: CreatePageInput): Promise<CreatedPage>;
  storeVersion(input: StoreVersionInput): Promise<StoredVersion>;
  publishPage(id: string): Promise<void>;
  /** Asks for the publication of the latest version of a page. Answers with that version. */
  requestPublication(input: { readonly id: string; readonly comment: string }): Promise<{ readonly pageVersionID: string }>;
  /** Rejects the publication of a requested version. */
  rejectPublication(input: { readonly id: string; readonly feedback: string }): Promise<void>;
  /** Sets settings of a module or plugin by field; those left out stay as they are. */
  saveSettings(owner: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Copies a file from the disk into the library. */
  addFile(input: { readonly file: string; readonly folder: string; readonly altText?: string }): Promise<{ readonly id: string }>;
  /** Adds a video of Vimeo or YouTube by its link. Nothing is fetched. */
  addVideo(input: NewVideo): Promise<{ readonly id: string }>;
}

/** The commands for content, on behalf of an actor. */
export function contentApi(app: Lectern, actor: Actor): ContentApi {
  return {
    createPage: (input) => app.execute(createPage, input, actor),
    storeVersion: (input) => app.execute(storeVersion, input, actor),
    publishPage: async (id) => void (await app.execute(publishPage, { id }, actor)),
    requestPublication: (input) => app.execute(requestPublication, input, actor),
    async rejectPublication(input) {
      await app.execute(rejectPublication, input, actor);
    },
    saveSettings: (owner, values) => app.execute(saveSettings, { owner, values }, actor),
    addVideo: (input) => app.execute(addVideo, input, actor),
    async addFile({ file, folder, altText }) {
      const bytes = await readFile(file);
      const temporaryPath = join(app.service(mediaStore).temporaryDir, randomUUID());
      await mkdir(app.service(mediaStore).temporaryDir, { recursive: true });
      await copyFile(file, temporaryPath);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const upload = { fileName: basename(file), temporaryPath, size: bytes.length, hash };
      return app.execute(
        addFile,
        { path: folder, file: await acceptFile(upload), ...(altText === undefined ? {} : { defaultAltText: altText }) },
        actor,
      );
    },
  };
}
