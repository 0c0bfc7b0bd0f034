import type { RelevancePage } from './relevance.types.ts';
import { seeded } from './seeded.ts';
import { fillers, themes, things } from './subjects.data.ts';
import type { Theme, Thing } from './subjects.data.ts';

/** A page that was composed, with what it is about. */
export interface ComposedPage extends RelevancePage {
  readonly thing: Thing;
  readonly theme: Theme;
}

const seed = 20_261_125;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const compoundOf = (thing: Thing, theme: Theme): string => `${thing.begins}${theme.noun}`;

const fill = (sentence: string, thing: Thing, theme: Theme): string =>
  sentence
    .replaceAll('{de}', `${thing.article} ${thing.one}`)
    .replaceAll('{one}', thing.one)
    .replaceAll('{more}', thing.more)
    .replaceAll('{compound}', compoundOf(thing, theme))
    .replaceAll('{Compound}', capital(compoundOf(thing, theme)));

/** Titles as editors write them: one word, or two. */
const titles: readonly ((thing: Thing, theme: Theme) => string)[] = [
  (thing, theme) => capital(compoundOf(thing, theme)),
  (thing, theme) => `${capital(theme.noun)} en ${thing.article} ${thing.one}`,
  (thing, theme) => `${capital(thing.more)}: ${theme.noun}`,
];

function composeAll(): readonly ComposedPage[] {
  const random = seeded(seed);
  const chosen = things.flatMap((thing) => themes.filter(({ of }) => of.includes(thing.kind)).map((theme) => ({ thing, theme })));
  return chosen.map(({ thing, theme }) => {
    const other = random.pick(chosen);
    const [first, second, third] = theme.sentences.map((sentence) => fill(sentence, thing, theme));
    const [a, b, c, d, e, f] = random.shuffle(fillers);
    const aside = `Lees ook wat wij schrijven over ${other.theme.noun} en ${other.thing.article} ${other.thing.one}.`;
    return {
      thing,
      theme,
      path: `/${thing.name}/${theme.name}`,
      title: random.pick(titles)(thing, theme),
      description: '',
      sections: [
        { heading: '', text: [first, a, b].join(' ') },
        { heading: 'Waar u op let', text: [c, second, d].join(' ') },
        { heading: 'Goed om te weten', text: [third, e, f, aside].join(' ') },
      ],
    };
  });
}

/** Some four hundred Dutch pages about old buildings and what is in them, always the same ones. */
export const composedPages: readonly ComposedPage[] = composeAll();
