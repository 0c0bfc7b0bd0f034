import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { NewVideo } from '../../media/media.schema.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { ServiceKey } from '#server/kernel/service.ts';
import { addComment, replyToComment } from '../../comments/server/public.ts';
import type { AddCommentInput } from '../../comments/server/public.ts';
import { acceptFile, addFile, addVideo, mediaStore } from '../../media/server/public.ts';
import type { MenuItem } from '../../menu/menu.schema.ts';
import { saveMenu } from '../../menu/server/public.ts';
import { createPage, createTranslation, publishPage, setUpkeep, storeVersion } from '../../pages/server/public.ts';
import { rejectPublication, requestPublication } from '../../publication/server/public.ts';
import { createRule } from '../../redirects/server/public.ts';
import type { WantedRule } from '../../redirects/server/public.ts';
import { createTag } from '../../tags/server/public.ts';
import { saveSettings } from '../../settings/server/public.ts';
import type {
  CreatedPage,
  CreatePageInput,
  CreateTranslationInput,
  SetUpkeepInput,
  StoredVersion,
  StoreVersionInput,
} from '../../pages/server/public.ts';

/** The service for imports and demo content: the same commands that the API's routes call. */
export interface ContentApi {
  createPage(input: CreatePageInput): Promise<CreatedPage>;
  /** Makes a translation of a page with its content, as a draft. It is known from then on what of it falls behind. */
  createTranslation(input: CreateTranslationInput): Promise<CreatedPage>;
  storeVersion(input: StoreVersionInput): Promise<StoredVersion>;
  publishPage(id: string): Promise<void>;
  /** Sets how often a page is to be looked at again, in days, and who is told then. */
  setUpkeep(input: SetUpkeepInput): Promise<void>;
  /** Asks for the publication of the latest version of a page. Answers with that version. */
  requestPublication(input: { readonly id: string; readonly comment: string }): Promise<{ readonly pageVersionID: string }>;
  /** Rejects the publication of a requested version. */
  rejectPublication(input: { readonly id: string; readonly feedback: string }): Promise<void>;
  /** Begins a comment on a page or a part of it. Answers with the id of its thread. */
  addComment(input: AddCommentInput): Promise<{ readonly id: string }>;
  /** Answers a comment. */
  replyToComment(input: { readonly id: string; readonly text: string }): Promise<void>;
  /** Sets settings of a module or plugin by field; those left out stay as they are. */
  saveSettings(owner: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Saves a menu of a locale, whatever it holds by now. Its items lead to pages by id. */
  saveMenu(input: { readonly name: string; readonly locale: string; readonly items: readonly MenuItem[] }): Promise<void>;
  /** Makes a tag; its id goes into `seoSettings.tags`, and into fields of tags. */
  createTag(input: { readonly term: string; readonly isPrivate: boolean }): Promise<{ readonly id: string }>;
  /** Lets an address, or all that fit a pattern, lead to a page or an address, or be gone (`to: null`). */
  createRedirect(input: WantedRule): Promise<void>;
  /** Copies a file from the disk into the library. */
  addFile(input: { readonly file: string; readonly folder: string; readonly altText?: string }): Promise<{ readonly id: string }>;
  /** Adds a video of Vimeo or YouTube by its link. Nothing is fetched. */
  addVideo(input: NewVideo): Promise<{ readonly id: string }>;
  /** What a plugin of the site offers under a key, such as for content of its own. */
  service<Service>(key: ServiceKey<Service>): Service;
}

/** The commands for content, on behalf of an actor. */
export function contentApi(app: Lectern, actor: Actor): ContentApi {
  return {
    createPage: (input) => app.execute(createPage, input, actor),
    createTranslation: (input) => app.execute(createTranslation, input, actor),
    storeVersion: (input) => app.execute(storeVersion, input, actor),
    publishPage: async (id) => void (await app.execute(publishPage, { id }, actor)),
    setUpkeep: async (input) => void (await app.execute(setUpkeep, input, actor)),
    requestPublication: (input) => app.execute(requestPublication, input, actor),
    async rejectPublication(input) {
      await app.execute(rejectPublication, input, actor);
    },
    addComment: async (input) => ({ id: await app.execute(addComment, input, actor) }),
    replyToComment: async (input) => void (await app.execute(replyToComment, input, actor)),
    saveSettings: (owner, values) => app.execute(saveSettings, { owner, values }, actor),
    saveMenu: async (input) => void (await app.execute(saveMenu, input, actor)),
    createTag: (input) => app.execute(createTag, input, actor),
    createRedirect: async (input) => void (await app.execute(createRule, input, actor)),
    service: (key) => app.service(key),
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
