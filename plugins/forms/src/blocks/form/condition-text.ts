import { isGroup } from '../../definition/definition.types.ts';
import type { Condition, Field, Part, Path } from '../../definition/definition.types.ts';
import type { FormContext } from './form-context.ts';

type Context = Pick<FormContext, 'data' | 'site' | 'words'>;

function findField(parts: readonly Part[], names: readonly string[]): Field | undefined {
  const [name, ...rest] = names;
  for (const part of parts) {
    if (!isGroup(part)) {
      if (rest.length === 0 && part.name === name) return part;
    } else {
      const within = part.name === undefined ? names : part.name === name ? rest : undefined;
      const found = within && findField(part.parts, within);
      if (found) return found;
    }
  }
  return undefined;
}

const fieldAt = ({ data }: Context, path: Path): Field | undefined => {
  // The number of an item is no name.
  const names = path.split('.').filter((name) => !/^\d*$/.test(name));
  for (const { parts } of data.definition?.steps ?? []) {
    const found = findField(parts, names);
    if (found) return found;
  }
  return undefined;
};

/** A condition as a sentence ends: `u bij “Al verzekerd” “Ja” koos`. */
export function conditionText(condition: Condition, context: Context): string {
  const { site, words } = context;
  const joined = (all: readonly Condition[], word: string): string =>
    all.map((each) => conditionText(each, context)).join(` ${site.t(word)} `);
  if ('not' in condition) return site.t('when.not', { condition: conditionText(condition.not, context) });
  if ('all' in condition) return joined(condition.all, 'and');
  if ('any' in condition) return joined(condition.any, 'or');
  const field = fieldAt(context, condition.field);
  const values = 'is' in condition ? [condition.is] : condition.in;
  const labels = values.map((value) => {
    const choice = field && 'choices' in field ? field.choices.find((each) => each.value === value) : undefined;
    return `“${choice ? words(choice.label) : value}”`;
  });
  return site.t('when.is', { question: words(field?.label), answer: labels.join(` ${site.t('or')} `) });
}
