import type { BlockDefinition } from '../../contract/block.ts';
import { editorsOf, initialOf } from '../../contract/fields/field-set.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import { canonicalSlug } from '../../contract/slug.ts';
import type { SlugPrefix } from '../../contract/slug.ts';
import { validate } from '../../contract/validation.ts';
import type { Registry } from './registry.ts';
import { StartupError } from './startup-error.ts';

interface Owned {
  /** `plugin-id/name`. */
  readonly type: string;
  readonly owner: string;
}

/** Controls whose values fit into a cell of a list. */
const listedControls: ReadonlySet<string> = new Set(['text', 'number', 'boolean', 'select', 'date']);

const isPrefix = (value: unknown): value is SlugPrefix =>
  typeof value === 'string'
    ? canonicalSlug(value) === value
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'string' && isPrefix(one));

/** The page type with the prefix of its slugs, where that stands in an option of its plugin. */
export function withSitePrefix(definition: PageTypeDefinition, { type, owner }: Owned, options: unknown): PageTypeDefinition {
  const { slug } = definition;
  if (!slug) return definition;
  const prefix: unknown =
    'option' in slug ? (options as Readonly<Record<string, unknown>> | undefined)?.[slug.option] : slug.prefix;
  if (isPrefix(prefix)) return { ...definition, slug: { prefix } };
  const where = 'option' in slug ? `the option "${slug.option}"` : 'its slug';
  throw new StartupError(
    `The page type "${type}" of ${owner} has a prefix that is no slug: ${where} is ${JSON.stringify(prefix) ?? 'undefined'}.`,
    'Write it as /news, or one for each locale: a to z, digits, hyphens and underscores behind each slash.',
  );
}

function assertFields({ fields, main, list }: PageTypeDefinition, { type, owner }: Owned): void {
  const editors = editorsOf(fields);
  const known = Object.keys(editors).join(', ') || 'none';
  const refuse = (what: string): never => {
    throw new StartupError(`The page type "${type}" of ${owner} ${what}.`, `Its fields are: ${known}.`);
  };
  for (const name of main) if (!Object.hasOwn(editors, name)) refuse(`names "${name}" in main, which is no field of it`);
  for (const name of list.columns) {
    if (!Object.hasOwn(editors, name)) refuse(`has the column "${name}" in its list, which is no field of it`);
    const control = editors[name]?.control ?? '';
    if (!listedControls.has(control))
      refuse(`has the column "${name}" in its list, and a field of the kind ${control} fits in none`);
  }
  if (list.sort && !list.columns.includes(list.sort.column))
    refuse(`sorts its list by "${list.sort.column}", which is no column of it`);
}

function assertStart({ start, blocks }: PageTypeDefinition, { type, owner }: Owned, known: Registry<BlockDefinition>): void {
  for (const { type: block, props } of start) {
    const refuse = (what: string, remedy: string): never => {
      throw new StartupError(`The page type "${type}" of ${owner} starts with the block "${block}", ${what}.`, remedy);
    };
    const definition = known.get(block) ?? refuse('which nobody registers', 'Install its plugin, and name it under requires.');
    if (blocks && !blocks.includes(block)) refuse('which may not stand on it', 'Add it to the blocks of the page type.');
    const { errors } = validate(definition.draft, { ...initialOf(definition.fields), ...props });
    if (errors)
      refuse(
        `whose props are wrong at ${errors.map(({ property = '', code }) => `"${property}" (${code})`).join(', ')}`,
        'Correct the props: they must be good enough for a draft.',
      );
  }
}

/** Stops the start where what a page type says of its new pages, its fields and its list names something that is not there. */
export function assertPageTypes(pageTypes: Registry<PageTypeDefinition>, blocks: Registry<BlockDefinition>): void {
  for (const [type, definition] of pageTypes.entries()) {
    const owned = { type, owner: pageTypes.ownerOf(type) ?? '' };
    assertFields(definition, owned);
    assertStart(definition, owned, blocks);
  }
}
