import { createHash } from 'node:crypto';
import type { CheckFinding } from '#contract/check.ts';
import type { PageContent } from '../../pages/edits/page-content.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON whose names are in order: the database keeps another order than who wrote it. */
function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The value at the path of a finding; undefined where the page has none. */
function valueAt({ title, typeData, seo, blocks }: PageContent, property: string): unknown {
  const [place, ...path] = property.split('.');
  if (place !== 'blocks') return path.reduce(partOf, { title, typeData, seoSettings: seo }[place ?? ''] as unknown);
  const [key = '', ...field] = path;
  return field.reduce(partOf, partOf(partOf(blocks, key), 'props'));
}

/** Names a finding by the value at its place: where that is another, so is the finding. */
export const findingHash = (content: PageContent, check: string, { property, code, params }: CheckFinding): string =>
  createHash('sha256')
    .update(orderedJson([check, property, code, params?.['text'] ?? '', valueAt(content, property) ?? null]))
    .digest('hex');
