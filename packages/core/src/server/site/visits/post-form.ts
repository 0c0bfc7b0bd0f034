import type { FormRule, OtherFilesRule } from '#contract/call.ts';
import type { PostedFields } from '#contract/post.ts';

/** Fields of the page itself: the token, the block and its rendering. */
const ownFields = 3;
const defaultFields = 20;
const known: ReadonlySet<string> = new Set(['_csrf', '_block', '_key']);

const larger = (one: number | undefined, other: number | undefined, byDefault: number): number =>
  Math.max(one ?? byDefault, other ?? byDefault);

const largerFiles = (one: OtherFilesRule | undefined, other: OtherFilesRule | undefined): OtherFilesRule | undefined =>
  one && other
    ? { maxSize: Math.max(one.maxSize, other.maxSize), maxCount: Math.max(one.maxCount, other.maxCount) }
    : (one ?? other);

/** The bounds within which every one of these forms can be read: which of them is sent, its fields tell. */
export const widestForm = (rules: readonly FormRule[]): FormRule =>
  rules.reduce<FormRule>(
    (widest, rule) => ({
      files: { ...widest.files, ...rule.files },
      otherFiles: largerFiles(widest.otherFiles, rule.otherFiles),
      maxFields: larger(widest.maxFields, (rule.maxFields ?? defaultFields) + ownFields, 0),
      maxFieldSize: larger(widest.maxFieldSize, rule.maxFieldSize, 10_000),
      maxSize: larger(widest.maxSize, rule.maxSize, Infinity),
    }),
    { maxFields: 0, maxSize: 0 },
  );

/** A form that was posted, the page's own fields apart. */
export interface PostedForm {
  readonly token: string;
  readonly block: string;
  readonly key: string | undefined;
  readonly fields: PostedFields;
  /** The page's own, but for what is named above. */
  readonly own: PostedFields;
}

/** Tells the page's own fields, of which `_csrf` and `_block` come first, from those of the block; undefined for any other form. */
export function postedForm(body: PostedFields): PostedForm | undefined {
  const [first, second] = Object.keys(body);
  const { _csrf: token, _block: block, _key: key } = body;
  if (first !== '_csrf' || second !== '_block' || typeof token !== 'string' || typeof block !== 'string') return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  const entries = Object.entries(body);
  const fields = Object.fromEntries(entries.filter(([name]) => !name.startsWith('_')));
  const own = Object.fromEntries(entries.filter(([name]) => name.startsWith('_') && !known.has(name)));
  return { token, block, key, fields, own };
}
