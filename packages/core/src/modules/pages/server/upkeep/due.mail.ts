import { publicPath } from '#contract/locale.ts';
import type { MailTemplate } from '#server/kernel/mailer.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { dueMailName } from './due-mail-name.ts';
import { dueSQL, intervalsOf } from './due-sql.ts';
import { dueTexts } from './due.texts.ts';

/** Pages that a mail names; the others stand in the overview, which it leads to. */
const maxPages = 30;

interface DuePage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly locale: string;
}

/** Asks somebody to look at pages again. It decides nothing: its links lead behind the login. */
export const dueMail: MailTemplate = {
  name: dueMailName,
  async compose({ app, em, references, recipient, language: siteLanguage, now }) {
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID });
    if (!user) return undefined;
    // What was published, confirmed or taken off the site since then is left out.
    const pages = await em.execute<DuePage[]>(
      `select * from (select lectern_page.id, title, slug, locale, ${dueSQL('?')} as "dueAt"
         from lectern_page join lectern_page_upkeep s on s.page_id = lectern_page.id
         where s.told_to = ? and s.told_at = ? and deleted_at is null) due
       where "dueAt" <= ? order by "dueAt", id`,
      [intervalsOf(app.pageTypes), user.id, new Date(Number(references['toldAt'])), now],
    );
    if (pages.length === 0) return undefined;
    const language = mailLanguage(user.language ?? siteLanguage);
    const texts = dueTexts[language];
    const named = pages.slice(0, maxPages);
    return writeMail(app, {
      language,
      subject: texts.subject(pages.length, named[0]?.title ?? '', app.settings.name),
      paragraphs: [texts.hello(user.name), texts.asked(pages.length), texts.how],
      actions: [
        ...named.map(({ id, title, slug, locale }) => ({
          label: `${title} (${publicPath(slug, locale, app.settings)})`,
          path: `/cmsadmin/pages/${id}`,
        })),
        ...(pages.length > named.length
          ? [{ label: texts.all(pages.length), path: '/cmsadmin/?status=due&sort=reviewDueAt' }]
          : []),
      ],
      after: [texts.after],
    });
  },
};
