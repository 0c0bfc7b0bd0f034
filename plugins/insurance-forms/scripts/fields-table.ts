import type { Condition, Field, FormDefinition, Group, Part } from '@lectern/forms';
import { insuranceForms } from '../src/index.ts';

const megabyte = 1024 * 1024;

const conditionText = (condition: Condition): string => {
  if ('is' in condition) return `\`${condition.field}\` is ${condition.is}`;
  if ('in' in condition) return `\`${condition.field}\` is ${condition.in.join(' or ')}`;
  if ('not' in condition) return `not (${conditionText(condition.not)})`;
  return 'all' in condition ? condition.all.map(conditionText).join(' and ') : condition.any.map(conditionText).join(' or ');
};

function ruleText(field: Field): string {
  if (field.kind === 'calculated') return 'calculated';
  if ('choices' in field)
    return `${field.kind === 'choice' ? 'one of' : 'some of'} ${field.choices.map(({ value }) => value).join(', ')}`;
  if (field.kind === 'count') return `whole number from ${field.min} to ${field.max}`;
  if (field.kind === 'date')
    return field.range === 'birth' ? 'past day, at most 120 years ago' : field.range === 'past' ? 'day until today' : 'any day';
  if (field.kind === 'files')
    return `${field.maxCount ?? 1} file(s), ${field.maxSize / megabyte} MB in all${field.types ? `, ${field.types.join(', ')}` : ''}`;
  if (field.kind === 'signature') return 'drawn, typed or uploaded, 3 MB';
  if (field.kind === 'street') return field.refusesPoBox ? 'street and number, no PO box' : 'street and number, or PO box';
  const kinds = {
    text: 'text',
    lines: 'text of several lines',
    email: 'e-mail address',
    phone: 'telephone number',
    postcode: 'Dutch postcode',
    'chamber-number': '8 digits',
    'number-of-ours': 'letters, digits, ` ./-`',
  } as const;
  const max = field.maxLength ?? { lines: 5000, 'number-of-ours': 30, text: 255 }[field.kind as string];
  return `${kinds[field.kind]}${max === undefined ? '' : `, ${max} characters`}`;
}

interface Row {
  readonly path: string;
  readonly field: Field;
  readonly conditions: readonly string[];
  readonly isAllOrNone: boolean;
}

function rowsOf(parts: readonly Part[], prefix: string, conditions: readonly string[], around?: Group): readonly Row[] {
  return parts.flatMap((part): readonly Row[] => {
    const own = part.when ? [...conditions, conditionText(part.when)] : conditions;
    if (!('parts' in part))
      return [{ path: `${prefix}${part.name}`, field: part, conditions: own, isAllOrNone: around?.allOrNone === true }];
    const path = part.name === undefined ? prefix : `${prefix}${part.name}.`;
    return rowsOf(part.parts, part.repeat ? `${path}{0…}.` : path, own, part);
  });
}

const demand = ({ field, isAllOrNone }: Row): string => (isAllOrNone ? 'all or none' : field.isOptional ? 'no' : 'yes');

function tableOf({ id, title, steps }: FormDefinition): string {
  const rows = steps
    .flatMap(({ parts }) => rowsOf(parts, '', []))
    .filter(({ field }) => field.kind !== 'calculated')
    .map(
      (row) =>
        `| \`${row.path}\` | ${row.field.label['nl'] ?? ''} | ${demand(row)} | ${ruleText(row.field)} | ${row.conditions.join(' and ')} |`,
    );
  return [
    `### ${id}: ${title['nl'] ?? ''}`,
    '',
    '| Field | Label | Required | Rule | Shown when |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const forms = insuranceForms({
  organisation: 'Sluitsteen',
  email: 'info@example.com',
  rightsPage: '/rights',
  privacyPage: '/privacy',
});

/** Each field of the ten forms with its rule, as Markdown. */
export const fieldsTable: string = forms.map(tableOf).join('\n\n');
