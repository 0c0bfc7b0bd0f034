import type { PluginApp } from '@lectern/core/server';
import { Submission } from '../submit/submission.entity.ts';
import { hashOfToken } from './receipt-token.ts';
import { Receipt } from './receipt.entity.ts';

/** What was sent, as far as whoever has its receipt is told of it. */
export type FoundReceipt = Pick<Submission, 'id' | 'reference' | 'form' | 'createdAt'>;

/** What was sent, by the token of its receipt; undefined once that is over. */
export async function findReceipt(app: PluginApp, token: string): Promise<FoundReceipt | undefined> {
  const em = app.em();
  const receipt = await em.findOne(Receipt, { tokenHash: hashOfToken(token), until: { $gt: app.now() } });
  const found =
    receipt && (await em.findOne(Submission, { id: receipt.submissionID }, { fields: ['id', 'reference', 'form', 'createdAt'] }));
  return found ?? undefined;
}
