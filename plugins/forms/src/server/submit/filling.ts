import type { BlockPost, PostAnswer } from '@lectern/core/server';
import type { form as formBlock } from '../../blocks/form/form.block.ts';
import type { FormDefinition } from '../../definition/definition.types.ts';
import type { OpenDraft } from '../drafts/draft-content.ts';
import type { PageFields } from './page-fields.ts';
import type { TakenFile, TakenFiles } from './take-files.ts';

export type FormPost = BlockPost<typeof formBlock>;
export type Answer = PostAnswer<typeof formBlock>;

/** A post to a form, with all that is known of it. */
export interface Filling {
  readonly post: FormPost;
  readonly form: FormDefinition;
  readonly language: string;
  readonly page: PageFields;
  readonly files: TakenFiles;
  readonly draft: OpenDraft | undefined;
}

export const mapFiles = async (files: TakenFiles, change: (file: TakenFile) => TakenFile | undefined): Promise<TakenFiles> =>
  Object.fromEntries(Object.entries(files).map(([path, list]) => [path, list.flatMap((file) => change(file) ?? [])]));

/** The page of a form at the form itself, with something in its address: `stap=woning`. */
export const addressWith = (post: FormPost, query: string): string => `${encodeURI(post.page.path)}?${query}#${post.block}-form`;
