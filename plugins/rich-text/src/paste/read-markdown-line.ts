import type { Definition, PhrasingContent } from 'mdast';
import type { Mark } from '../document/marks.ts';
import { cleanAlt } from './clean-alt.ts';
import { cleanHref } from './clean-href.ts';
import type { PastedImage, Run } from './pasted.types.ts';
import type { PasteReport } from './paste-report.ts';

/** A line of Markdown: its text, and apart from it what no line of this format holds. */
export interface MarkdownLine {
  readonly runs: Run[];
  readonly images: PastedImage[];
}

/** The rest of a text that a line depends on. */
export interface MarkdownSource {
  /** The addresses of reference links and images, by identifier. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Receives the links that visitors cannot follow. */
  readonly report: PasteReport;
}

const markOf = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

/** Reads the nodes of a line with their marks and links. */
export function readMarkdownLine(nodes: readonly PhrasingContent[], { definitions, report }: MarkdownSource): MarkdownLine {
  const line: MarkdownLine = { runs: [], images: [] };
  const addText = (text: string, marks: ReadonlySet<Mark>, href?: string) => void line.runs.push({ text, marks, href });
  const addImage = (src: string, alt: string | null | undefined) =>
    void line.images.push({ type: 'pasted-image', src, altText: cleanAlt(alt ?? undefined) });
  const addLink = (children: readonly PhrasingContent[], url: string, marks: ReadonlySet<Mark>) => {
    const target = cleanHref(url);
    if (target === undefined) report.drop('link', url);
    for (const child of children) add(child, marks, target);
  };
  const add = (node: PhrasingContent, marks: ReadonlySet<Mark>, href?: string): void => {
    switch (node.type) {
      case 'text':
        return addText(node.value.replaceAll('\n', ' '), marks, href);
      case 'inlineCode':
        return addText(node.value, new Set([...marks, 'code']), href);
      case 'break':
        return addText('\n', marks, href);
      case 'strong':
      case 'emphasis':
      case 'delete':
        return node.children.forEach((child) => add(child, new Set([...marks, markOf[node.type]]), href));
      case 'link':
        return addLink(node.children, node.url, marks);
      case 'linkReference':
        return addLink(node.children, definitions.get(node.identifier)?.url ?? '', marks);
      case 'image':
        return addImage(node.url, node.alt);
      case 'imageReference':
        return addImage(definitions.get(node.identifier)?.url ?? '', node.alt);
      case 'footnoteReference':
        return addText(`[${node.label ?? node.identifier}]`, marks, href);
      default:
    }
  };
  for (const node of nodes) add(node, new Set());
  return line;
}
