import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import { hashOfToken } from '../receipt/receipt-token.ts';
import { Resume } from './resume.entity.ts';

/** What the mail needs, sealed: nobody reads the address or the token of a row. */
export interface ResumeLink {
  readonly address: string;
  readonly token: string;
  /** Of the page on which the form stands. */
  readonly path: string;
}

const placeOf = (id: string) => ({ table: 'forms_resume', id, column: 'link' });

export const sealLink = ({ vault }: Pick<PluginApp, 'vault'>, id: string, link: ResumeLink): Buffer =>
  vault.seal(placeOf(id), link);

/** A link with what its mail needs; undefined once it is used or over. */
export async function readLink(
  app: PluginApp,
  em: Pick<PluginEntityManager, 'findOne'>,
  id: string,
): Promise<{ readonly resume: Resume; readonly link: ResumeLink } | undefined> {
  const resume = await em.findOne(Resume, { id, until: { $gt: app.now() } });
  // Only what was sealed by us opens.
  return resume ? { resume, link: app.vault.open(placeOf(id), resume.link) as ResumeLink } : undefined;
}

/** The draft that a link leads to; undefined once it is used or over. */
export async function draftOfLink(app: PluginApp, token: string): Promise<string | undefined> {
  const resume = await app.em().findOne(Resume, { tokenHash: hashOfToken(token), until: { $gt: app.now() } });
  return resume?.draftID;
}
