import { createHash } from 'node:crypto';
import type { PluginApp } from '@lectern/core/server';

/** Hours for which a sender can see what was sent. */
export const receiptHours = 24;

/** The token of a submission's receipt. Always the same, so that whoever sends twice gets the one result again. */
export const receiptToken = ({ vault }: Pick<PluginApp, 'vault'>, submissionID: string): string =>
  vault.hash('receipt', submissionID).toString('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
