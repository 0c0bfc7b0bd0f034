import { randomBytes, randomUUID } from 'node:crypto';
import { defineCommand } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';
import { Draft } from '../drafts/draft.entity.ts';
import { formLanguage } from '../forms-app.ts';
import { hashOfToken } from '../receipt/receipt-token.ts';
import { draftSubject } from '../subjects.ts';
import { addressHash } from '../submit/search-keys.ts';
import { sealLink } from './resume-link.ts';
import { Resume } from './resume.entity.ts';

interface LinkRequest {
  readonly draftID: string;
  readonly form: FormDefinition;
  readonly locale: string;
  readonly address: string;
  /** Of the page on which the form stands. */
  readonly path: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');

/** Mails a link by which a draft is gone on with elsewhere. One asked for before is good no longer. Answers with when it ends. */
export const mailLink = defineCommand(
  'forms.mail-link',
  async (context, { draftID, form, locale, address, path }: LinkRequest): Promise<Date | undefined> => {
    const { app, em } = context;
    context.allowEveryone('Whoever fills in a form holds the token of its draft.');
    const draft = await em.findOne(Draft, { id: draftID });
    if (!draft) return undefined;
    await em.nativeDelete(Resume, { draftID });
    const [id, token] = [randomUUID(), newToken()];
    const link = sealLink(app, id, { address, token, path });
    em.create(Resume, {
      id,
      draftID,
      tokenHash: hashOfToken(token),
      link,
      addressHash: addressHash(app, address),
      until: draft.until,
    });
    await em.flush();
    await app.mail.queue(context, {
      template: 'forms:resume',
      to: 'template',
      references: { resume: id, form: form.id },
      about: { entity: draftSubject, id: draftID },
      language: formLanguage(form, locale),
    });
    return draft.until;
  },
);

/**
 * Uses a link: whoever does holds the draft from now on, by the token that this answers with, and nobody else. Undefined where
 * the link is used or over.
 */
export const useLink = defineCommand(
  'forms.use-link',
  async (context, { token, form }: { readonly token: string; readonly form: string }): Promise<string | undefined> => {
    const { em, now } = context;
    context.allowEveryone('Whoever has the link may go on.');
    const tokenHash = hashOfToken(token);
    const resume = await em.findOne(Resume, { tokenHash, until: { $gt: now } });
    const draft = resume && (await em.findOne(Draft, { id: resume.draftID, form, until: { $gt: now } }));
    // Of two that use it at the same time, one finds nothing to take away.
    if (!draft || (await em.nativeDelete(Resume, { tokenHash })) === 0) return undefined;
    const own = newToken();
    em.assign(draft, { tokenHash: hashOfToken(own) });
    return own;
  },
);
