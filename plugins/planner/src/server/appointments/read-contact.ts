import { LecternError } from '@lectern/core';
import type { FieldError } from '@lectern/core';
import { email as readEmail, phone as readPhone } from '@lectern/dutch';
import { contactFields } from '../../planner-form.ts';
import type { ContactField } from '../../planner-form.ts';
import type { Contact } from './contact.ts';

const longest = { contactPerson: 120, relationNumber: 40, phone: 40, email: 254 } as const satisfies Record<ContactField, number>;

type Sent = Readonly<Partial<Record<ContactField, string>>>;

const typedIn = (sent: Sent, field: ContactField): string => (sent[field] ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Every field of what was typed that is not right. */
export function contactErrors(sent: Sent): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const property of contactFields) {
    const text = typedIn(sent, property);
    if (text === '' && property !== 'relationNumber') errors.push({ property, code: 'V_01' });
    else if (text.length > longest[property]) errors.push({ property, code: 'V_14' });
  }
  const isWrong = (field: ContactField): boolean => errors.some(({ property }) => property === field);
  if (!isWrong('phone') && 'fault' in readPhone(typedIn(sent, 'phone'))) errors.push({ property: 'phone', code: 'V_12' });
  if (!isWrong('email') && readEmail(typedIn(sent, 'email')) === undefined) errors.push({ property: 'email', code: 'V_02' });
  return errors;
}

/** Whom an appointment is to be with, of what was typed; names every field that is not right. */
export function readContact(sent: Sent): Contact {
  const errors = contactErrors(sent);
  if (errors.length > 0) throw new LecternError(errors);
  const telephone = readPhone(typedIn(sent, 'phone'));
  return {
    contactPerson: typedIn(sent, 'contactPerson'),
    relationNumber: typedIn(sent, 'relationNumber'),
    phone: 'value' in telephone ? telephone.value : '',
    email: readEmail(typedIn(sent, 'email')) ?? '',
  };
}

/** What was typed so far, right or not. */
export function typedContact(sent: Sent): Contact {
  const text = (field: ContactField): string => typedIn(sent, field).slice(0, longest[field]);
  return {
    contactPerson: text('contactPerson'),
    relationNumber: text('relationNumber'),
    phone: text('phone'),
    email: text('email'),
  };
}
