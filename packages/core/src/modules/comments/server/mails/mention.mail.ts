import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { MailTemplate } from '#server/kernel/mailer.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { Page } from '#modules/pages/server/public.ts';
import { User, peopleSQL } from '#modules/users/server/public.ts';
import { mentionedIn, readable } from '../../mentions.ts';
import { maySee } from '../see-page.ts';
import { mentionMailName } from './mention-mail-name.ts';
import { mentionTexts } from './mention.texts.ts';

interface CommentRow {
  readonly threadID: string;
  readonly pageID: string;
  readonly quote: string | null;
  readonly text: string;
  readonly author: string | null;
}

async function findComment(em: SqlEntityManager, id: string): Promise<CommentRow | undefined> {
  const [found] = await em.execute<CommentRow[]>(
    `select t.id as "threadID", t.page_id as "pageID", t.quote, c.text, u.name as author
     from lectern_comment c join lectern_comment_thread t on t.id = c.thread_id left join ${peopleSQL} u on u.id = c.author_id
     where c.id = ?`,
    [id],
  );
  return found;
}

/** Tells somebody that a comment mentions them, while they may see its page. */
export const mentionMail: MailTemplate = {
  name: mentionMailName,
  async compose({ app, em, references, recipient, language: siteLanguage }) {
    const comment = await findComment(em, String(references['comment']));
    const page = comment && (await em.findOne(Page, { id: comment.pageID }));
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID }, { populate: ['role'] });
    if (!page || !user) return undefined;
    const permissions = effectivePermissions(app, user.role.permissions);
    if (!(await maySee(em, { kind: 'user', id: user.id, permissions }, page))) return undefined;
    const language = mailLanguage(user.language ?? siteLanguage);
    const texts = mentionTexts[language];
    const people = await em.find(User, { id: { $in: [...mentionedIn(comment.text)] } });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const author = comment.author ?? texts.somebody;
    return writeMail(app, {
      language,
      subject: texts.subject(author, page.title),
      paragraphs: [
        texts.hello(user.name),
        texts.text(author, page.title),
        ...(comment.quote === null ? [] : [texts.quote(comment.quote)]),
        readable(comment.text, (id) => names.get(id) ?? texts.former),
      ],
      actions: [{ label: texts.action, path: `/cmsadmin/pages/${page.id}?comment=${comment.threadID}` }],
    });
  },
};
