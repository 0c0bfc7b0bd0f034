import type { Text } from '#admin/messages/use-messages.ts';
import type { FieldEditor } from '#contract/fields/field.ts';
import { nameOfBlock } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';

interface Speaking {
  readonly t: Text;
  readonly registry: Registry;
  /** Of the page. */
  readonly type: string;
  readonly document: Pick<EditorDocument, 'blocks'>;
}

const seoLabels = {
  seoTitle: 'seo.seoTitle',
  seoDescription: 'seo.seoDescription',
  seoKeywords: 'seo.seoKeywords',
  seoImage: 'seo.seoImage',
  noIndex: 'seo.noIndex',
  canonical: 'seo.canonical',
  tags: 'tags.ofPage',
} as const;

const isSeo = (name: string): name is keyof typeof seoLabels => Object.hasOwn(seoLabels, name);

const labelIn = (fields: Readonly<Record<string, { readonly editor: FieldEditor }>> | undefined, name: string): string =>
  fields && Object.hasOwn(fields, name) ? (fields[name]?.editor.label ?? name) : name;

/** What a field of the page is called, with the block that it belongs to: `Hero – Title`. */
export function fieldLabel({ t, registry, type, document }: Speaking, path: string): string {
  const [part = '', name = '', inBlock = ''] = path.split('.');
  if (part === 'title') return t('settings.name');
  if (part === 'slug') return t('settings.slug');
  if (part === 'seoSettings') return isSeo(name) ? t(seoLabels[name]) : name;
  if (part === 'typeData') return labelIn(registry.pageTypes[type]?.fields, name);
  const block = document.blocks[name] ?? { type: '' };
  const fields = registry.blocks[block.type]?.fields;
  const besides = inBlock === 'name' && !Object.hasOwn(fields ?? {}, 'name') ? t('block.name') : undefined;
  const label = inBlock === 'anchorPoint' ? t('block.anchor') : (besides ?? labelIn(fields, inBlock));
  return `${nameOfBlock(registry, block)} – ${label}`;
}
