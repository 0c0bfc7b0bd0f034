import { csvCell, csvStart } from '@lectern/core';
import type { ListedAppointment } from '../../appointments.calls.ts';
import type { Contact } from './contact.ts';

// A telephone number that begins with a plus adds up to nothing, and stays as it is.
const isPhone = (text: string): boolean => /^\+\d[\d ]{5,20}$/.test(text);
const cell = (text: string): string => (isPhone(text) ? `"${text}"` : csvCell(text));

const appointmentColumns = ['reference', 'status', 'start', 'end', 'region', 'advisor'] as const;
const contactColumns = ['contactPerson', 'relationNumber', 'phone', 'email'] as const;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The first line of an export. */
export const exportStart = csvStart + line([...appointmentColumns, ...contactColumns]);

/** An appointment in an export, with whom it is with as far as that is known. */
export const exportedRow = (appointment: ListedAppointment & { readonly contact: Contact | undefined }): string =>
  line([
    ...appointmentColumns.map((column) => appointment[column]),
    ...contactColumns.map((column) => appointment.contact?.[column] ?? ''),
  ]);
