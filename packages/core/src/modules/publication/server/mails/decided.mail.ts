import type { MailTemplate } from '#server/kernel/mailer.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { livePathOf, Page, PageVersion } from '#modules/pages/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { PublicationRequest } from '../publication-request.entity.ts';
import { checkParagraphs } from './check-lines.ts';
import { decidedTexts } from './decided.texts.ts';
import { decidedMailName } from './mail-names.ts';

/** Tells who asked for a publication how it was decided, with the reviewer's feedback. */
export const decidedMail: MailTemplate = {
  name: decidedMailName,
  async compose({ app, em, references, recipient, language: siteLanguage }) {
    const request = await em.findOne(PublicationRequest, { id: String(references['request']) });
    const page = request && (await em.findOne(Page, { id: request.pageID }));
    const version = request && (await em.findOne(PageVersion, { id: request.versionID }));
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID });
    if (!page || !version || !user || (request.state !== 'accepted' && request.state !== 'rejected')) return undefined;
    const reviewer = typeof request.decidedBy === 'number' ? await em.findOne(User, { id: request.decidedBy }) : null;
    const language = mailLanguage(user.language ?? siteLanguage);
    const texts = decidedTexts[language];
    const { subject, text, action } = texts[request.state];
    const livePath = request.state === 'accepted' ? await livePathOf(em, page.id) : undefined;
    return writeMail(app, {
      language,
      subject: subject(version.title),
      paragraphs: [
        texts.hello(user.name),
        text(reviewer?.name, version.title),
        ...checkParagraphs(request.checks, language),
        ...(request.feedback ? [texts.feedback(request.feedback)] : []),
      ],
      actions: [{ label: action, path: livePath ?? `/cmsadmin/pages/${page.id}` }],
    });
  },
};
