import type { FieldError } from '@lectern/core';
import type { FormError } from '../../form-data.types.ts';
import { submitText } from './submit-texts.ts';

/** Errors as the page shows them. */
export const formErrors = (errors: readonly FieldError[], language: string): readonly FormError[] =>
  errors.map(({ property = '', code, params }) => ({
    path: property,
    code,
    text: typeof params?.['text'] === 'string' ? params['text'] : submitText(code, language),
  }));
