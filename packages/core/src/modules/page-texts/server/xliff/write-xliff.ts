import type { ContentPart } from '../translate/content-parts.ts';
import { hashOf } from '../translate/content-parts.ts';
import { xliffText, xmlValue } from './xliff-text.ts';

/** The names of what XLIFF does not have. */
export const ownNamespace = 'urn:lectern:xliff:1';
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A page as a translator gets it. */
export interface XliffPage {
  /** Of the page that is translated. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly parts: readonly (ContentPart & {
    /** What translators are told of it: the label of its block. */
    readonly label: string;
  })[];
  /** Texts that stand in the translation already, by their paths. */
  readonly targets: ReadonlyMap<string, string>;
}

interface XliffDocument {
  readonly source: string;
  readonly target: string;
  readonly pages: readonly XliffPage[];
}

function unit({ path, ...text }: ContentPart['segments'][number], target: string | undefined): string {
  const state = target === undefined ? 'initial' : 'translated';
  const translated = target === undefined ? '' : `<target>${xliffText({ ...text, text: target })}</target>`;
  return `<unit id="${xmlValue(path)}"><segment state="${state}"><source>${xliffText(text)}</source>${translated}</segment></unit>`;
}

function file({ id, title, path, parts, targets }: XliffPage): string {
  const groups = parts.map(
    (part) =>
      `<group id="${xmlValue(part.name)}" name="${xmlValue(part.label)}" own:source="${hashOf(part)}">\n${part.segments
        .map((segment) => unit(segment, targets.get(segment.path)))
        .join('\n')}\n</group>`,
  );
  const notes = `<notes><note>${xmlValue(title)}</note></notes>`;
  return `<file id="${id}" original="${xmlValue(path)}">\n${notes}\n${groups.join('\n')}\n</file>`;
}

/** An XLIFF 2 document of pages of one locale, to be translated to another. */
export const writeXliff = ({ source, target, pages }: XliffDocument): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" xmlns:own="${ownNamespace}" version="2.0" srcLang="${source}" trgLang="${target}" xml:space="preserve">
${pages.map(file).join('\n')}
</xliff>
`;
