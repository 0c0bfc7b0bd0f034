import { languageOf } from '#contract/locale.ts';
import { found } from './find.ts';
import type { CoreCheck } from './find.ts';

/** Words of links that say nothing, by language. */
const empty: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'hier',
    'klik',
    'klik hier',
    'lees hier',
    'lees meer',
    'lees verder',
    'meer',
    'meer info',
    'meer informatie',
    'meer lezen',
    'verder',
    'link',
    'deze link',
    'deze pagina',
    'bekijk',
    'ga verder',
    'download',
  ],
  en: [
    'here',
    'click',
    'click here',
    'read here',
    'read more',
    'read on',
    'more',
    'more info',
    'more information',
    'learn more',
    'link',
    'this link',
    'this page',
    'view',
    'go',
    'download',
    'continue',
  ],
  de: [
    'hier',
    'klick',
    'hier klicken',
    'klicken sie hier',
    'mehr',
    'mehr lesen',
    'weiterlesen',
    'mehr infos',
    'mehr informationen',
    'mehr erfahren',
    'weiter',
    'link',
    'dieser link',
    'diese seite',
    'ansehen',
    'download',
  ],
  fr: [
    'ici',
    'cliquez',
    'cliquez ici',
    'cliquer ici',
    'plus',
    'lire',
    'lire la suite',
    'lire plus',
    'en savoir plus',
    'plus d’infos',
    'plus d’informations',
    'lien',
    'ce lien',
    'cette page',
    'voir',
    'suite',
    'télécharger',
  ],
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[^\p{L}\p{N}’ ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Links whose words say nothing of where they lead. What stands around the blocks is no editor's. */
export const checkLinkTexts: CoreCheck = async (page) => {
  const words = new Set(empty[languageOf(page.locale)] ?? empty['en']);
  const { links } = await page.draw();
  return links.flatMap(({ property, text }) => {
    if (property === '') return [];
    if (text === '') return [found('G_81', property)];
    return words.has(plain(text)) ? [found('G_80', property, text)] : [];
  });
};
