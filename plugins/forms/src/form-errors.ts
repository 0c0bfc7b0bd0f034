import type { ErrorEntry } from '@lectern/core';
import type { AnswerCode } from './definition/form-texts.ts';
import { formTexts } from './definition/form-texts.ts';

type OwnCode = Exclude<AnswerCode, 'V_01' | 'V_12'>;

const own = Object.entries(formTexts).filter(([code]) => code.startsWith('FO_'));

/** The codes of answers that are not right. What a person reads of one stands in its `params.text`, with its numbers. */
export const answerErrors = Object.fromEntries(own.map(([code, { en }]) => [code, { status: 400, text: `${en}.` }])) as Readonly<
  Record<OwnCode, ErrorEntry>
>;

/** What those codes say in a language of the admin, by code. */
export const answerErrorTexts = (language: 'nl' | 'de' | 'fr'): Readonly<Record<string, string>> =>
  Object.fromEntries(own.map(([code, words]) => [code, `${words[language]}.`]));
