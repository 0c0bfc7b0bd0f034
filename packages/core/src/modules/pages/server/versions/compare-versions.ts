import type { StoredBlock } from '#contract/content.ts';
import type { Fields } from '#contract/fields/field.ts';
import { comparisonBudget } from '#contract/merging/comparison-budget.ts';
import type { ComparisonBudget } from '#contract/merging/comparison-budget.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { createTurns } from '#server/kernel/turns.ts';
import { blockChanges, changesAround } from '../../compare/compare-contents.ts';
import type { BlockChange, FieldChange } from '../../compare/compare-contents.ts';
import { compareWords } from '../../compare/compare-words.ts';
import { readableValue } from '../../compare/readable-value.ts';
import type { PageContent } from '../../edits/page-content.ts';
import type { BlockDifference, FieldDifference, VersionComparison } from '../../versions.schema.ts';
import type { Page } from '../page/page.entity.ts';
import type { PageVersion } from '../page/page-version.entity.ts';

/** A version with its content at the version of the code. */
export interface ComparedVersion {
  readonly page: Pick<Page, 'locale' | 'type'>;
  readonly version: Pick<PageVersion, 'id' | 'number' | 'pageID' | 'updatedAt'>;
  readonly content: PageContent;
}

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

const presentVersion = ({ page, version, content }: ComparedVersion): VersionComparison['before'] => ({
  id: version.id,
  number: version.number,
  pageID: version.pageID,
  locale: page.locale,
  title: content.title,
  endedAt: version.updatedAt.toISOString(),
});

/** Comparisons that all texts of two versions are worth. */
const mostComparisons = 60_000_000;

/** Fields of a page's SEO settings hold texts and nothing else that can be read. */
const plain: Fields = {};

function presentField(
  fields: Fields | undefined,
  { field, before, after }: FieldChange,
  budget: ComparisonBudget,
): FieldDifference {
  const definition = fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
  const [was, is] = [readableValue(definition, before), readableValue(definition, after)];
  const words = was === '' && is === '' ? null : compareWords(was, is, budget);
  return { field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }), words };
}

/** The values of a block that stands in one of both alone. */
function valuesOf({ before, after }: BlockChange): FieldChange[] {
  const props = Object.entries((after ?? before)?.props ?? {});
  return props.flatMap(([field, value]) => {
    const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty) return [];
    return [after ? { field, before: undefined, after: value } : { field, before: value, after: undefined }];
  });
}

function presentBlock({ blocks }: Registries, change: BlockChange, budget: ComparisonBudget): BlockDifference | undefined {
  const { key, parent, slot, depth, kind, isMoved, before, after } = change;
  const block: StoredBlock | undefined = after ?? before;
  if (!block) return undefined;
  const [definition, former] = [blocks.get(block.type), before && blocks.get(before.type)];
  const isReplaced = before !== undefined && after !== undefined && before.type !== after.type;
  const isReadable = (one: StoredBlock | undefined): boolean => !one || (blocks.get(one.type)?.version ?? 0) >= one.version;
  const fields = kind === 'kept' ? change.fields : valuesOf(change);
  return {
    key,
    parent,
    slot,
    depth,
    kind,
    isMoved,
    type: block.type,
    formerType: isReplaced ? before.type : null,
    name: block.name ?? null,
    isKnown: isReadable(before) && isReadable(after),
    fields: fields.map((field) => presentField(definition?.fields ?? former?.fields, field, budget)),
    beside: change.beside.map((field) => presentField(undefined, field, budget)),
  };
}

/** What makes one version of another, with texts in words: those that come first, where there are very many. */
export async function compareVersions(
  app: Registries,
  before: ComparedVersion,
  after: ComparedVersion,
): Promise<VersionComparison> {
  const around = changesAround(before.content, after.content);
  const own = app.pageTypes.get(after.page.type)?.fields;
  const budget = comparisonBudget(mostComparisons);
  const ofPage = {
    title: around.title ? presentField(plain, around.title, budget) : null,
    typeData: around.typeData.map((field) => presentField(own, field, budget)),
    seo: around.seo.map((field) => presentField(plain, field, budget)),
  };
  const blocks: BlockDifference[] = [];
  const turn = createTurns();
  for (const change of blockChanges(before.content, after.content)) {
    const block = presentBlock(app, change, budget);
    if (block) blocks.push(block);
    await turn();
  }
  return { before: presentVersion(before), after: presentVersion(after), ...ofPage, blocks };
}
