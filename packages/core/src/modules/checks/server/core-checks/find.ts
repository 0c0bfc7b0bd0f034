import type { CheckedPage, CheckedValues, CheckFinding } from '#contract/check.ts';
import type { ErrorCodeOf } from '#contract/errors.ts';
import type { checks } from '../../checks.manifest.ts';

/** A check of core's own. */
export type CoreCheck = (page: CheckedPage) => readonly CheckFinding[] | Promise<readonly CheckFinding[]>;

const longest = 80;

/** A finding. `text`: the words of the page that it is about. */
export const found = (code: ErrorCodeOf<typeof checks>, property: string, text = ''): CheckFinding => ({
  property,
  code,
  ...(text === ''
    ? {}
    : { params: { text: text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()}…` : text } }),
});

/** The values of a page's own and of its blocks. */
export const valuesOf = ({ data, blocks }: CheckedPage): readonly CheckedValues[] => [data, ...blocks];
