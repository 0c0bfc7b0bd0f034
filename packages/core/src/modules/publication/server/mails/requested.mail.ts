import { publicPath } from '#contract/locale.ts';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { ComposeContext, MailTemplate } from '#server/kernel/mailer.ts';
import { can } from '#server/kernel/policy.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { Page, pageSubject } from '#modules/pages/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { PublicationRequest } from '../publication-request.entity.ts';
import { checkParagraphs } from './check-lines.ts';
import { requestedMailName } from './mail-names.ts';
import { readDifference } from './read-difference.ts';
import { requestedTexts } from './requested.texts.ts';

/** The reviewer that a mail goes to, while they may review the page. */
async function reviewerOf({ app, em, recipient }: ComposeContext, page: Page): Promise<User | undefined> {
  const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID }, { populate: ['role'] });
  if (!user) return undefined;
  const actor = { kind: 'user', id: user.id, permissions: effectivePermissions(app, user.role.permissions) } as const;
  return can(actor, 'review-publication', await pageSubject(em, actor, page)) ? user : undefined;
}

/** Tells a reviewer what somebody wants to be published, with what would change. It decides nothing: its link leads behind the login. */
export const requestedMail: MailTemplate = {
  name: requestedMailName,
  async compose(context) {
    const { app, em, references } = context;
    const request = await em.findOne(PublicationRequest, { id: String(references['request']) });
    const page = request && (await em.findOne(Page, { id: request.pageID }));
    if (request?.state !== 'open' || !page) return undefined;
    const reviewer = await reviewerOf(context, page);
    if (!reviewer) return undefined;
    const language = mailLanguage(reviewer.language ?? context.language);
    const difference = await readDifference({ app, em, page }, request, language);
    if (!difference) return undefined;
    const { title, isNew, lines } = difference;
    const texts = requestedTexts[language];
    const requester = typeof request.requestedBy === 'number' ? await em.findOne(User, { id: request.requestedBy }) : null;
    const changes = lines.length > 0 ? `${texts.changes}\n${lines.join('\n')}` : texts.noChanges;
    return writeMail(app, {
      language,
      subject: texts.subject(title, app.settings.name),
      paragraphs: [
        texts.hello(reviewer.name),
        texts.asked(requester?.name, title, publicPath(page.slug, page.locale, app.settings)),
        ...(request.comment ? [texts.comment(request.comment)] : []),
        isNew ? texts.isNew : changes,
        ...checkParagraphs(request.checks, language),
      ],
      actions: [{ label: texts.action, path: `/cmsadmin/publication-requests/${request.id}` }],
      after: [texts.after],
    });
  },
};
