import type { PluginApp } from '@lectern/core/server';
import type { Path } from '../../definition/definition.types.ts';
import { hashOfToken } from '../receipt/receipt-token.ts';
import type { TakenFile } from '../submit/take-files.ts';
import { Draft } from './draft.entity.ts';

/** A step as it was sent, as far as it was visible. */
export interface SentStep {
  readonly fields: Readonly<Record<Path, string | readonly string[]>>;
  readonly files: Readonly<Record<Path, readonly TakenFile[]>>;
}

/** A draft as it is sealed: the steps that were sent, by their ids. */
export type DraftContent = Readonly<Record<string, SentStep>>;

const placeOf = (id: string) => ({ table: 'forms_draft', id, column: 'answers' });

export const sealDraft = ({ vault }: Pick<PluginApp, 'vault'>, id: string, content: DraftContent): Buffer =>
  vault.seal(placeOf(id), content);

export const openDraft = ({ vault }: Pick<PluginApp, 'vault'>, { id, answers }: Pick<Draft, 'id' | 'answers'>): DraftContent =>
  // Only what was sealed by us opens.
  vault.open(placeOf(id), answers) as DraftContent;

export interface OpenDraft {
  readonly id: string;
  readonly content: DraftContent;
  readonly until: Date;
}

/** The draft of a token; undefined where there is none any more. */
export async function findDraft(app: PluginApp, form: string, token: string | undefined): Promise<OpenDraft | undefined> {
  if (token === undefined) return undefined;
  const draft = await app.em().findOne(Draft, { tokenHash: hashOfToken(token), form, until: { $gt: app.now() } });
  if (!draft) return undefined;
  const { id, until } = draft;
  return { id, until, content: openDraft(app, draft) };
}
