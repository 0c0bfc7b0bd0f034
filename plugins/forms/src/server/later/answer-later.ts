import { LecternError } from '@lectern/core';
import { readField } from '../../definition/read-field.ts';
import { faultText } from '../../definition/fault-text.ts';
import { formFields, laterField } from '../../form-fields.ts';
import { cookieWith, memoryOf } from '../drafts/form-cookie.ts';
import { keepUnfinished } from '../drafts/keep-step.ts';
import { addressWith } from '../submit/filling.ts';
import type { Answer, Filling } from '../submit/filling.ts';
import { mailLink, useLink } from './resume.commands.ts';

/** Keeps a step as far as it is filled in, and leads to where its link is asked for. */
async function stopHere(filling: Filling, step: string): Promise<Answer> {
  await keepUnfinished(filling, step);
  return { redirect: addressWith(filling.post, 'later=vraag') };
}

/** Mails the link to a draft. Rejects where its address is none. */
async function sendLink({ post, form, language, draft }: Filling, typed: string): Promise<Answer> {
  if (!draft) return { redirect: addressWith(post, 'later=weg') };
  const { answer, fault } = readField(laterField, { texts: [typed], files: [] }, '');
  if (typeof answer !== 'string') {
    const { code } = fault ?? { code: 'V_01' };
    throw new LecternError({
      code,
      property: formFields.address,
      params: { text: faultText(fault ?? { code: 'V_01' }, language) },
    });
  }
  await post.limit('mail-link', { attempts: 10, minutes: 60 });
  await post.app.limit('mail-link', draft.id, { attempts: 5, minutes: 24 * 60 });
  await post.run(mailLink, { draftID: draft.id, form, locale: post.page.locale, address: answer, path: post.page.path });
  return { redirect: addressWith(post, 'later=verstuurd') };
}

/** Goes on with the draft of a link: in this browser from now on, and in no other. */
async function goOn({ post, form }: Filling, token: string): Promise<Answer> {
  const own = await post.run(useLink, { token, form: form.id });
  if (own === undefined) return { redirect: addressWith(post, `verder=${encodeURIComponent(token)}`) };
  post.setCookie(cookieWith(post.cookie, form.id, { draft: own, sent: memoryOf(post.cookie, form.id).sent }));
  return { redirect: `${encodeURI(post.page.path)}#${post.block}-form` };
}

/** Answers what is posted by whoever stops or goes on; undefined where it is something else. */
export async function answerLater(filling: Filling, step: string): Promise<Answer | undefined> {
  const { isStopping, address, resume } = filling.page;
  if (resume !== undefined) return goOn(filling, resume);
  if (address !== undefined) return sendLink(filling, address);
  return isStopping ? stopHere(filling, step) : undefined;
}
