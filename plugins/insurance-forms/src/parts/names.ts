import type { TextField } from '@lectern/forms';
import { nl } from './nl.ts';

export const policyholder: TextField = { kind: 'text', name: 'policyholder', label: nl('Verzekeringnemer') };
export const contactPerson: TextField = { kind: 'text', name: 'contactPerson', label: nl('Contactpersoon'), autofill: 'name' };
