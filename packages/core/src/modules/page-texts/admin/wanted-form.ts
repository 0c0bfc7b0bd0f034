import type { FindInput, Replacing, Wanted } from '../page-texts.schema.ts';

export const kinds = ['text', 'page', 'address', 'phone'] as const;

/** A page that is looked for, or to which links are to lead. */
export interface NamedPage {
  readonly id: string;
  readonly title: string;
}

/** The form as it is filled in. */
export interface WantedForm {
  readonly kind: Wanted['kind'];
  readonly words: string;
  readonly page: NamedPage | undefined;
  readonly wholeWords: boolean;
  readonly matchCase: boolean;
  readonly matchAccents: boolean;
  /** Empty for every one. */
  readonly locale: string;
  readonly type: string;
}

export const emptyForm: WantedForm = {
  ...{ kind: 'text', words: '', page: undefined, locale: '', type: '' },
  ...{ wholeWords: false, matchCase: false, matchAccents: false },
};

/** What is looked for; undefined while the form does not say it. */
export function wantedOf({ kind, words, page, wholeWords, matchCase, matchAccents }: WantedForm): Wanted | undefined {
  if (kind === 'page') return page && { kind, pageID: page.id };
  if (words.trim() === '') return undefined;
  if (kind === 'text') return { kind, text: words, wholeWords, matchCase, matchAccents };
  return kind === 'address' ? { kind, address: words.trim() } : { kind, number: words.trim() };
}

/** The pages that are looked through. */
export const narrowedTo = ({ locale, type }: WantedForm): Pick<FindInput, 'locale' | 'type'> => ({
  ...(locale ? { locale } : {}),
  ...(type ? { type } : {}),
});

/** What is to stand in the place of what was found, as it is filled in. */
export interface ReplacingForm {
  readonly words: string;
  readonly page: NamedPage | undefined;
}

/** What stands in its place; undefined while the form does not say it. Words alone may be taken away. */
export function replacingOf(kind: Wanted['kind'], { words, page }: ReplacingForm): Replacing | undefined {
  if (kind === 'page') return page && { to: { page: page.id } };
  return words.trim() === '' && kind !== 'text' ? undefined : { text: words };
}
