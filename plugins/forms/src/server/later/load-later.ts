import type { VisitorContext } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';
import type { FormLater } from '../../form-data.types.ts';
import type { OpenDraft } from '../drafts/draft-content.ts';
import { wholeOf } from '../drafts/progress.ts';
import { dayOf } from '../forms-app.ts';
import { draftOfLink } from './resume-link.ts';

/** What is drawn for whoever stops or goes on, by the address; undefined where it is the form that is asked for. */
export async function loadLater(
  { app, query, alone, noIndex }: VisitorContext,
  { confirmTo }: FormDefinition,
  draft: OpenDraft | undefined,
): Promise<FormLater | undefined> {
  const token = query['verder'];
  const nothing = { address: '', token: '', until: '', back: '?' };
  if (token !== undefined) {
    noIndex();
    alone();
    return (await draftOfLink(app, token)) === undefined ? { ...nothing, kind: 'gone' } : { ...nothing, kind: 'resume', token };
  }
  const asked = query['later'];
  if (asked === undefined) return undefined;
  noIndex();
  alone();
  if (!draft) return { ...nothing, kind: 'gone' };
  const address = confirmTo === undefined ? undefined : wholeOf(draft.content).fields[confirmTo];
  return {
    ...nothing,
    kind: asked === 'verstuurd' ? 'sent' : 'ask',
    address: typeof address === 'string' ? address : '',
    until: dayOf(app, draft.until),
  };
}
