import type { PluginApp } from '@lectern/core/server';
import { receiptToken } from '../receipt/receipt-token.ts';
import { SentRendering } from './rendering.entity.ts';
import { Submission } from './submission.entity.ts';

/** What came of a rendering that was sent. */
export interface SentResult {
  readonly reference: string;
  readonly receiptToken: string;
  /** Keyed, of the answers and the bytes of files. */
  readonly digest: Buffer;
}

/** What is stored of the key of a form's rendering. */
export const hashOfRendering = ({ vault }: Pick<PluginApp, 'vault'>, form: string, key: string): Buffer =>
  vault.hash('rendering', `${form}\0${key}`);

/** The name by which a browser keeps in mind which rendering it sent: it opens nothing, and nobody can send it as a key. */
export const sentName = (app: Pick<PluginApp, 'vault'>, form: string, key: string): string =>
  hashOfRendering(app, form, key).toString('base64url');

/** What came of the rendering of this hash; undefined where it was not sent, or a week ago. */
export async function findSent(app: PluginApp, keyHash: Buffer): Promise<SentResult | undefined> {
  const em = app.em();
  const rendering = await em.findOne(SentRendering, { keyHash });
  const submission = rendering && (await em.findOne(Submission, { id: rendering.submissionID }, { fields: ['reference'] }));
  if (!submission) return undefined;
  const token = receiptToken(app, rendering.submissionID);
  return { reference: submission.reference, receiptToken: token, digest: Buffer.from(rendering.answersDigest) };
}
