import type { Refusal } from './refused-call.ts';

export const notNow: Refusal = [400, 'V_07'];
export const unproven: Refusal = [400, 'AUTH_02'];

export const wrongPassword = () => ({ currentPassword: 'Not-the-password-1!' });

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A form with a small image in this field; with one of no bytes where it is `isEmpty`. */
export function imageForm(field: string, { isEmpty = false } = {}): FormData {
  const form = new FormData();
  const bytes = Uint8Array.from(Buffer.from(isEmpty ? '' : pixel, 'base64'));
  form.set(field, new Blob([bytes], { type: 'image/png' }), 'pixel.png');
  return form;
}
