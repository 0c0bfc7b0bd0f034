import { LecternError } from '@lectern/core';
import { faultText } from '../../definition/fault-text.ts';
import { readField } from '../../definition/read-field.ts';
import { formFields, signedByField } from '../../form-fields.ts';
import { addressWith } from '../submit/filling.ts';
import type { Answer, Filling } from '../submit/filling.ts';
import { findSigner } from './consent-link.ts';
import { sign } from './sign.command.ts';

/** Answers whoever signs what somebody else sent, or declines; undefined where the post is something else. */
export async function answerSigning({ post, form, language, page }: Filling): Promise<Answer | undefined> {
  if (!page.sign) return undefined;
  const { token, name, verdict } = page.sign;
  await post.limit('sign', { attempts: 60, minutes: 60 });
  const found = await findSigner(post.app, token);
  const there: Answer = { redirect: addressWith(post, `teken=${encodeURIComponent(token)}`) };
  if (found?.form.id !== form.id) return there;
  const { answer, fault } = readField(signedByField, { texts: [name], files: [] }, '');
  if (verdict === 'signed' && typeof answer !== 'string') {
    const why = fault ?? { code: 'V_01' as const };
    throw new LecternError({ code: why.code, property: formFields.signedBy, params: { text: faultText(why, language) } });
  }
  const isSigned = verdict === 'signed' && typeof answer === 'string';
  if (isSigned || verdict === 'declined')
    await post.run(sign, { consentID: found.consent.id, name: isSigned ? answer : undefined });
  return there;
}
