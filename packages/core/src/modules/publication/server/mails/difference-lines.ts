import type { AdminLanguage } from '#contract/admin-language.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Fields } from '#contract/fields/field.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { BlockChange, FieldChange } from '#modules/pages/compare/compare-contents.ts';
import { compareContents, isChanged } from '#modules/pages/compare/compare-contents.ts';
import { compareWords } from '#modules/pages/compare/compare-words.ts';
import { readableValue } from '#modules/pages/compare/readable-value.ts';
import type { ReviewedContents } from '../read-review.ts';
import { differenceTexts } from './difference.texts.ts';

/** Lines of a mail; whoever wants to see more opens the review. */
const maxLines = 30;
/** Characters of a text in a mail. */
const maxText = 160;
/** Changes within one field. */
const maxPhrases = 3;

type Texts = (typeof differenceTexts)[AdminLanguage];
type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;
type Field = Fields[string];

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxText ? `${line.slice(0, maxText).toWellFormed().trimEnd()}…` : line;
};
const quoted = (text: string): string => `“${shortened(text)}”`;

const hasField = (fields: Fields | undefined, name: string): Field | undefined =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The phrases that changed, removed ones with what came in their place: `“old” → “new”`. */
function phrasesOf(before: string, after: string): string[] {
  const runs = compareWords(before, after);
  return runs.flatMap(({ kind, text }, index) => {
    if (kind === 'same' || shortened(text) === '') return [];
    const next = runs[index + 1];
    if (kind === 'removed') return next?.kind === 'added' ? [`${quoted(text)} → ${quoted(next.text)}`] : [`− ${quoted(text)}`];
    return runs[index - 1]?.kind === 'removed' ? [] : [`+ ${quoted(text)}`];
  });
}

/** What changed in a field, in words. */
function changeOf(field: Field | undefined, { before, after }: FieldChange, texts: Texts): string {
  if (typeof before === 'boolean' || typeof after === 'boolean')
    return `${before === true ? texts.yes : texts.no} → ${after === true ? texts.yes : texts.no}`;
  const phrases = phrasesOf(readableValue(field, before), readableValue(field, after));
  if (phrases.length === 0) return texts.other;
  const rest = phrases.length - maxPhrases;
  return [...phrases.slice(0, maxPhrases), ...(rest > 0 ? [texts.more(rest)] : [])].join('; ');
}

/** The first words of a block. */
function beginningOf(app: Registries, block: StoredBlock): string {
  const fields = app.blocks.get(block.type)?.fields;
  for (const [name, value] of Object.entries(block.props)) {
    const field = hasField(fields, name);
    const text = field?.text || typeof value === 'string' ? readableValue(field, value) : '';
    if (text.trim()) return ` – ${quoted(text)}`;
  }
  return '';
}

const nameOf = (app: Registries, block: StoredBlock): string => {
  const label = app.blocks.get(block.type)?.label ?? block.type;
  return block.name ? `${label} (${block.name})` : label;
};

function linesOfBlock(app: Registries, change: BlockChange, texts: Texts): string[] {
  const block = change.after ?? change.before;
  if (!block || !isChanged(change)) return [];
  if (change.kind !== 'kept') return [`${texts[change.kind]}: ${nameOf(app, block)}${beginningOf(app, block)}`];
  const fields = app.blocks.get(block.type)?.fields;
  return [
    ...(change.isMoved ? [`${texts.moved}: ${nameOf(app, block)}${beginningOf(app, block)}`] : []),
    ...change.fields.map((one) => {
      const field = hasField(fields, one.field);
      return `${texts.changed}: ${nameOf(app, block)} › ${field?.editor.label ?? one.field}: ${changeOf(field, one, texts)}`;
    }),
    // Names of blocks are the editors' own: visitors never read them.
    ...change.beside
      .filter(({ field }) => field === 'anchorPoint')
      .map((one) => `${texts.changed}: ${nameOf(app, block)} › ${texts.anchor}: ${changeOf(undefined, one, texts)}`),
  ];
}

/** What a publication would change for visitors, a line each, as many as a mail bears. Empty where its words stay as they are. */
export function differenceLines(
  app: Registries,
  type: string,
  { before, after }: ReviewedContents & { readonly before: object },
  language: AdminLanguage,
): string[] {
  const texts = differenceTexts[language];
  const own = app.pageTypes.get(type)?.fields;
  const { title, typeData, seo, blocks } = compareContents(before, after);
  const seoLabel = (name: string): string => (Object.hasOwn(texts.seo, name) ? texts.seo[name as keyof Texts['seo']] : name);
  const lines = [
    ...(title ? [`${texts.changed}: ${texts.title}: ${changeOf(undefined, title, texts)}`] : []),
    ...typeData.map((one) => {
      const field = hasField(own, one.field);
      return `${texts.changed}: ${field?.editor.label ?? one.field}: ${changeOf(field, one, texts)}`;
    }),
    ...blocks.flatMap((change) => linesOfBlock(app, change, texts)),
    ...seo.map((one) => `${texts.changed}: ${seoLabel(one.field)}: ${changeOf(undefined, one, texts)}`),
  ];
  const rest = lines.length - maxLines;
  return rest > 0 ? [...lines.slice(0, maxLines), texts.more(rest)] : lines;
}
