import { email } from '@lectern/dutch';
import type { FormDefinition } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';

const isDays = (days: number | undefined): boolean => days === undefined || (Number.isSafeInteger(days) && days > 0);

/** Who gets the form, what it is found by, and how long it stays. */
export function checkOffice(form: FormDefinition): readonly Found[] {
  const { recipients, confirmTo, searchable, retention, signatories = [] } = form;
  const fields = new Map(everyField(form).map(({ path, field }) => [path.replaceAll('.#.', '.'), { path, field }]));
  const confirmed = confirmTo === undefined ? undefined : fields.get(confirmTo);
  return [
    ...recipients
      .filter(({ email: address }) => email(address) === undefined)
      .map(({ email: address }) => found(`recipient ${address}`, 'is no e-mail address')),
    ...(confirmTo !== undefined && (confirmed?.field.kind !== 'email' || confirmed.path.includes('#'))
      ? [found('', `confirms to ${confirmTo}, which is no single field of an e-mail address`)]
      : []),
    ...searchable.filter((path) => !fields.has(path)).map((path) => found('', `is searched by ${path}, which is no field of it`)),
    ...searchable
      .filter((path) => ['files', 'signature', 'choices', 'calculated'].includes(fields.get(path)?.field.kind ?? ''))
      .map((path) => found('', `is searched by ${path}, which has no text to search`)),
    ...signatories.flatMap(({ group, email: address, name, shows = [] }) => [
      ...(fields.get(`${group}.${address}`)?.field.kind === 'email'
        ? []
        : [found('', `is signed by ${group}, whose ${address} is no field of an e-mail address`)]),
      ...[...name.map((each) => `${group}.${each}`), ...shows]
        .filter((path) => !fields.has(path))
        .map((path) => found('', `shows ${path} to ${group}, which is no field of it`)),
    ]),
    ...(isDays(retention?.days) && isDays(retention?.draftDays)
      ? []
      : [found('', 'is kept for a number of days that is no whole number from 1')]),
  ];
}
