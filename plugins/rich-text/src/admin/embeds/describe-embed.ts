import { collectText } from '../../document/collect-lines.ts';
import { isOpaque, propsOf } from '../../document/node-kinds.ts';
import type { NodeSettings } from '../../document/node-settings.ts';
import type { BlockNode, OpaqueNode } from '../../document/rich-text.types.ts';
import { t } from '../editor-texts.ts';

const named = ['image', 'button', 'video', 'rule'] as const;
const isNamed = (type: string): type is (typeof named)[number] => (named as readonly string[]).includes(type);

/** The name of an embed. */
export function labelOfEmbed(node: BlockNode, nodes: readonly NodeSettings[]): string {
  if (isOpaque(node)) return nodes.find((known) => known.type === node.type)?.label ?? t('part.unknown', { type: node.type });
  return t(isNamed(node.type) ? `part.${node.type}` : 'part.other');
}

/** The text of a plugin's node: that of its fields where it is declared, else all text inside it. */
export function linesOfNode(node: OpaqueNode, nodes: readonly NodeSettings[]): readonly string[] {
  const declared = nodes.find((known) => known.type === node.type);
  const props = propsOf(node);
  const texts = Object.entries(declared?.fields ?? {}).flatMap(([name, { control }]) => {
    const value = props[name];
    return ['text', 'textarea'].includes(control) && typeof value === 'string' && value !== '' ? [value] : [];
  });
  return texts.length > 0 ? texts : collectText(node);
}

/** Whether there is something to fill in of a part. */
export const isEditable = (node: BlockNode, nodes: readonly NodeSettings[]): boolean =>
  isOpaque(node) ? nodes.some((known) => known.type === node.type) : node.type !== 'rule';

/** The name of a part with what it says, read aloud when it is selected. */
export function describeEmbed(node: BlockNode, nodes: readonly NodeSettings[]): string {
  const label = labelOfEmbed(node, nodes);
  const said = isOpaque(node)
    ? linesOfNode(node, nodes).join(' ').slice(0, 200)
    : node.type === 'image'
      ? (node.caption ?? node.altText ?? '')
      : node.type === 'button'
        ? node.label
        : node.type === 'video'
          ? node.title
          : '';
  return said ? t('part.says', { label, text: said }) : label;
}
