import type { CheckFinding } from '#contract/check.ts';
import { found, valuesOf } from './find.ts';
import type { CoreCheck } from './find.ts';

const placeholders = [
  /\blorem ipsum\b/i,
  /\bx{3,}\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
  /\[(?:naam|datum|bedrag|adres|titel|tekst|name|date|amount|address|title|text|Betrag|Anschrift|nom|montant|adresse|titre|texte)\]/i,
  /\b(?:tekst volgt|nog in te vullen|nog aan te vullen|text follows|to be completed|Text folgt|noch einzufügen|texte à venir|à compléter)\b/i,
];

const placeholderIn = (text: string): string | undefined => {
  for (const pattern of placeholders) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return undefined;
};

/** Words that somebody meant to replace. */
export const checkPlaceholders: CoreCheck = (page) => {
  const findingsIn = (property: string, text: string): CheckFinding[] => {
    const words = placeholderIn(text);
    return words === undefined ? [] : [found('G_90', property, words)];
  };
  const { title, seo } = page;
  return [
    ...findingsIn('title', title),
    ...findingsIn('seoSettings.seoTitle', seo.seoTitle),
    ...findingsIn('seoSettings.seoDescription', seo.seoDescription),
    ...valuesOf(page).flatMap(({ texts }) =>
      Object.entries(texts).flatMap(([property, parts]) => findingsIn(property, parts.map(({ text }) => text).join('\n'))),
    ),
  ];
};
