import type { LinkTarget } from '@lectern/core';
import type { SiteMedia } from '@lectern/core/site';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { namedMedia } from '../document/media-names.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { HtmlOptions } from './to-html.ts';

/** A page on which every link is public, every image and every video is there. */
export function testPage(value: unknown): HtmlOptions {
  const image = {
    hash: 'abc',
    fileName: 'toren.jpg',
    altText: 'Standaard',
    url: '/assets/media/abc.jpg',
    width: 800,
    height: 600,
  };
  const named = namedMedia(repairRichText(value).doc, 'body');
  return {
    name: 'body',
    site: {
      locale: 'nl-NL',
      link: (target: LinkTarget) =>
        'page' in target
          ? `/pagina/${target.page}${target.anchor ? `#${target.anchor}` : ''}`
          : 'file' in target
            ? `/bestand/${target.file}`
            : target.href,
    },
    images: Object.fromEntries(named.map(([name]): [string, SiteMedia] => [name, image])),
    files: Object.fromEntries(
      named.map(([name]): [string, SiteMedia] => [name, { ...image, video: { videoType: 'youtube', videoID: 'dQw4w9WgXcQ' } }]),
    ),
  };
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Every element of a piece of HTML, as a browser reads it. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes.filter(isElement)) {
      elements.push(node);
      visit(node.childNodes);
    }
  };
  visit(parseFragment(html).childNodes);
  return elements;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const lineTags: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'ul',
  'ol',
  'td',
  'th',
  'caption',
  'figure',
  'figcaption',
]);

/** The texts of a page beside the document: hints for screen readers, and the question of a video. */
const isAside = (element: Element): boolean =>
  element.attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'class' && /^(site-hidden|site-video-cue)$/.test(value)),
  );

/** The text of a piece of HTML, a line for each element that makes one. */
export function linesOf(html: string): string {
  const lines: string[] = [];
  let line = '';
  const flush = () => {
    if (line !== '') lines.push(line);
    line = '';
  };
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (isElement(node) && isAside(node)) continue;
      if ('value' in node) line += node.value;
      else if (isElement(node) && node.tagName === 'br') line += '\n';
      else if (isElement(node)) {
        if (lineTags.has(node.tagName)) flush();
        visit(node.childNodes);
        if (lineTags.has(node.tagName)) flush();
      }
    }
  };
  visit(parseFragment(html).childNodes);
  flush();
  return lines.join('\n');
}
