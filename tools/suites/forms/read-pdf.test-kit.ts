import { getDocument } from 'unpdf/pdfjs';

/** An element of the structure that screen readers follow: `H1`, `Table`, `TH`; pictures with what stands for them. */
export interface PdfElement {
  readonly role: string;
  readonly alternative: string | undefined;
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** Whether the document says that its content is tagged. */
  readonly isTagged: boolean;
  /** Whether readers show its title, and not the name of the file. */
  readonly showsTitle: boolean;
  /** Part of PDF/UA that it says to hold; undefined where it says nothing. */
  readonly accessibility: string | undefined;
  /** Every text, in the order of the document, without white space. */
  readonly text: string;
  /** Of each page. */
  readonly structure: readonly PdfElement[];
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

const elementOf = ({ role = '', alt, children = [] }: Node): PdfElement => ({
  role,
  alternative: alt,
  children: children.filter((child) => child.role !== undefined).map(elementOf),
});

/** A text as it is compared with that of a PDF, where lines break as they come. */
export const withoutSpace = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

/** Reads a PDF as programs do that read it to people. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const pdf = await task.promise;
  try {
    const info = new Map(Object.entries((await pdf.getMetadata()).info));
    const preferences = (await pdf.getViewerPreferences()) as { readonly DisplayDocTitle?: boolean } | null;
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
    const texts = await Promise.all(
      pages.map(async (page) =>
        (await page.getTextContent()).items.map((item) => ('str' in item ? String(item.str) : '')).join(''),
      ),
    );
    const trees = await Promise.all(pages.map((page) => page.getStructTree() as Promise<Node | null>));
    return {
      title: String(info.get('Title') ?? ''),
      language: String(info.get('Language') ?? ''),
      isTagged: (await pdf.getMarkInfo())?.Marked === true,
      showsTitle: preferences?.DisplayDocTitle === true,
      accessibility: /pdfuaid:part(?:="|>)(\d)/.exec(Buffer.from(bytes).toString('latin1'))?.[1],
      text: withoutSpace(texts.join('')),
      structure: trees.flatMap((tree) => (tree ? [elementOf(tree)] : [])),
    };
  } finally {
    await task.destroy();
  }
}

/** Every element of a structure, in its order. */
export const everyElement = (elements: readonly PdfElement[]): readonly PdfElement[] =>
  elements.flatMap((element) => [element, ...everyElement(element.children)]);
