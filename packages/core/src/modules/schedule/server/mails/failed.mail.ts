import type { MailTemplate } from '#server/kernel/mailer.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { Page } from '#modules/pages/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { plansOfPage } from '../plan-rows.ts';
import { wallTimeOf } from '../moment-of.ts';
import { failedMailName } from './failed-mail-name.ts';
import { failedTexts } from './failed.texts.ts';

/** Tells whoever planned something that it could not be done. The reasons stand behind the login. */
export const failedMail: MailTemplate = {
  name: failedMailName,
  async compose({ app, em, references, recipient, language: siteLanguage }) {
    const page = await em.findOne(Page, { id: String(references['page']) });
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID });
    if (!page || !user) return undefined;
    // Planned anew or put away by now: nobody has to be told.
    const plan = (await plansOfPage(em, page.id)).find(({ action, failedAt }) => failedAt && action === references['action']);
    if (!plan) return undefined;
    const language = mailLanguage(user.language ?? siteLanguage);
    const texts = failedTexts[language];
    const { wallTime } = wallTimeOf(plan);
    return writeMail(app, {
      language,
      subject: texts.subject[plan.action](page.title),
      paragraphs: [texts.hello(user.name), texts.text[plan.action](page.title, wallTime.replace('T', ' '), plan.zone), texts.how],
      actions: [{ label: texts.action, path: `/cmsadmin/pages/${page.id}` }],
    });
  },
};
