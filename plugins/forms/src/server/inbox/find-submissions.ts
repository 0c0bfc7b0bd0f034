import type { PluginApp } from '@lectern/core/server';
import type { ListedSubmission } from '../../inbox.calls.ts';
import type { SubmissionState } from '../../submission-states.ts';
import { formOf } from '../forms-app.ts';
import { SearchHash } from '../submit/search-hash.entity.ts';
import { searchKey } from '../submit/search-keys.ts';
import { Submission } from '../submit/submission.entity.ts';

/** Submissions that one search may find by what they say. */
const mostFound = 2000;

interface InboxQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  readonly columnToSort: 'createdAt' | 'reference' | 'form' | 'state';
  readonly sortOrder: 'asc' | 'desc';
  readonly form?: string;
  readonly state?: SubmissionState;
  readonly assigneeID?: string;
}

/** Title of a form in its first language; its id where the site has it no more. */
export function titleOf(app: PluginApp, id: string): string {
  const form = formOf(app, id);
  return form?.title[form.languages[0]] ?? id;
}

export const presentSubmission = (app: PluginApp, submission: Submission): ListedSubmission => ({
  id: submission.id,
  reference: submission.reference,
  form: submission.form,
  title: titleOf(app, submission.form),
  state: submission.state,
  score: submission.score,
  assigneeID: submission.assigneeID ?? null,
  createdAt: submission.createdAt.toISOString(),
  dueAt: submission.dueAt.toISOString(),
  hasLegalHold: submission.hasLegalHold,
});

/** Ids of submissions that somebody can be found by: a whole answer, a word of it, an address. */
async function idsByText(app: PluginApp, text: string): Promise<readonly string[]> {
  const key = searchKey(text);
  if (key.length < 2) return [];
  const hashes = await app.em().find(SearchHash, { hash: app.vault.hash('search', key) }, { limit: mostFound });
  return hashes.map(({ submissionID }) => submissionID);
}

/** One page of what was sent. */
export async function findSubmissions(app: PluginApp, query: InboxQuery) {
  const { pageIndex, pageSize, columnToSort, sortOrder, form, state, assigneeID } = query;
  const term = query.searchTerm.trim();
  const found =
    term === '' ? {} : { $or: [{ reference: term.toUpperCase() }, { id: { $in: [...(await idsByText(app, term))] } }] };
  const [submissions, totalItems] = await app.em().findAndCount(
    Submission,
    {
      ...found,
      ...(form ? { form } : {}),
      ...(state ? { state } : { state: { $ne: 'dropped' as const } }),
      ...(assigneeID ? { assigneeID: Number(assigneeID) } : {}),
    },
    {
      orderBy: [{ [columnToSort]: sortOrder }, { id: sortOrder }],
      limit: pageSize,
      offset: pageIndex * pageSize,
    },
  );
  return { items: submissions.map((submission) => presentSubmission(app, submission)), totalItems };
}
