import { text } from './blocks.ts';
import type { BlockContent } from './types.ts';

/** A page that is being translated, and was written anew since. */
export interface TranslatingContent {
  /** Of a page of the default locale. */
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
  /** What the page said when it was translated, in the place of its blocks with the same keys. */
  readonly former: readonly BlockContent[];
  /** The draft of its translation. */
  readonly blocks: readonly BlockContent[];
}

/** Translations that are under way: this one is behind by three blocks. */
export const translating: readonly TranslatingContent[] = [
  {
    slug: '/cookieverklaring',
    locale: 'de-DE',
    title: 'Cookie-Erklärung',
    former: [
      text('uitleg', {
        body: 'Een cookie is een klein bestand dat een site op uw apparaat bewaart. Deze site werkt zonder.',
      }),
      text('lijst', {
        title: 'Welke het zijn',
        body: `
          | Waarvoor | Wanneer | Hoe lang |
          | --- | --- | --- |
          | Uw cookiekeuze onthouden | nadat u kiest | een half jaar |
        `,
      }),
      text('keuze', {
        title: 'Uw keuze',
        tone: 'limestone',
        body: 'In de balk bovenaan kiest u voor accepteren of weigeren. Weigert u, dan ziet u dezelfde site.',
      }),
    ],
    blocks: [
      text('uitleg', {
        body: 'Ein Cookie ist eine kleine Datei, die eine Website auf Ihrem Gerät ablegt. Diese Website kommt ohne aus.',
      }),
      text('lijst', {
        title: 'Welche es sind',
        body: `
          | Wofür | Wann | Wie lange |
          | --- | --- | --- |
          | Ihre Wahl merken | nachdem Sie gewählt haben | ein halbes Jahr |
        `,
      }),
      text('keuze', {
        title: 'Ihre Wahl',
        tone: 'limestone',
        body: 'In der Leiste oben nehmen Sie an oder lehnen ab. Wenn Sie ablehnen, sehen Sie dieselbe Website.',
      }),
    ],
  },
];
