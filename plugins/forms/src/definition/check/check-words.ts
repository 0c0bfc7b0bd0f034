import type { Field, FormDefinition, Group, Rule, Words } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import { everyGroup } from './check-names.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';

type Named = readonly [what: string, words: Words | undefined];

const ofRules = (rules: readonly Rule[] = []): readonly Named[] =>
  rules.map(({ at, text }) => [`the text of its rule at ${at}`, text]);

const ofField = (field: Field): readonly Named[] => [
  ['its label', field.label],
  ...(field.hint ? [['its hint', field.hint] as const] : []),
  ...('choices' in field
    ? field.choices.flatMap(({ value, label, hint }): readonly Named[] => [
        [`the label of its choice ${value}`, label],
        ...(hint ? [[`the hint of its choice ${value}`, hint] as const] : []),
      ])
    : []),
];

const ofGroup = ({ legend, intro, repeat, rules }: Group): readonly Named[] => [
  ...(legend ? [['its legend', legend] as const] : []),
  ...(intro ? [['its intro', intro] as const] : []),
  ...(repeat ? [['its title', repeat.title] as const] : []),
  ...ofRules(rules),
];

const ofForm = ({
  title,
  intro,
  submit,
  thanks,
  purpose,
  links = [],
  sentences = {},
  signatories = [],
}: FormDefinition): readonly Named[] => [
  ['its title', title],
  ...(intro ? [['its intro', intro] as const] : []),
  ['the text of its button', submit],
  ['the title of its thanks', thanks?.title],
  ['the text of its thanks', thanks?.text],
  ...(thanks?.workingDay ? [['the working day of its thanks', thanks.workingDay] as const] : []),
  ['its purpose', purpose],
  ...links.map(({ text, href }): Named => [`the text of its link to ${href}`, text]),
  ...signatories.map(({ group, text }): Named => [`what ${group} signs`, text]),
  ...Object.entries(sentences).map(([key, words]): Named => [`its sentence ${key}`, words]),
];

/** Texts that a language of the form lacks. */
export function checkWords(form: FormDefinition): readonly Found[] {
  const places: readonly (readonly [string, readonly Named[]])[] = [
    ['', ofForm(form)],
    ...form.steps.map(({ id, title, intro, rules }): readonly [string, readonly Named[]] => [
      `step ${id}`,
      [['its title', title], ...(intro ? [['its intro', intro] as const] : []), ...ofRules(rules)],
    ]),
    ...everyGroup(form).map(({ path, group }) => [`group ${path}`, ofGroup(group)] as const),
    ...everyField(form).map(({ path, field }) => [`field ${path}`, ofField(field)] as const),
  ];
  return places.flatMap(([place, names]) =>
    names.flatMap(([what, words]) =>
      form.languages
        .filter((language) => !words || !Object.hasOwn(words, language) || (words[language] ?? '').trim() === '')
        .map((language) => found(place, `${what} is missing in ${language}`)),
    ),
  );
}
