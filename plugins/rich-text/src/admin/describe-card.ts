import { collectText } from '../document/collect-lines.ts';
import { isOpaque } from '../document/node-kinds.ts';
import type { BlockNode } from '../document/rich-text.types.ts';
import { labelOfNode } from './node-labels.ts';

export interface CardText {
  readonly title: string;
  readonly detail: string;
}

const sizeOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a card says of the node in it. */
export function describeCard(node: BlockNode, settings: Readonly<Record<string, unknown>> | undefined): CardText {
  if (isOpaque(node)) {
    const label = labelOfNode(settings, node.type);
    return { title: label ?? `Unknown part “${node.type}”`, detail: collectText(node).join(' ').slice(0, 200) };
  }
  switch (node.type) {
    case 'image':
      return {
        title: 'Image',
        detail: node.caption ?? node.altText ?? (node.decorative ? 'Decorative' : 'Has no description yet'),
      };
    case 'table': {
      const columns = Math.max(...node.children.map((row) => row.children.length));
      return { title: node.caption ?? 'Table', detail: `${sizeOf(node.children.length, 'row')}, ${sizeOf(columns, 'column')}` };
    }
    case 'button':
      return { title: 'Button', detail: node.label };
    default:
      return { title: 'Rule', detail: '' };
  }
}
