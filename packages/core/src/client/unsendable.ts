import type { FieldError } from '../contract/errors.ts';
import type { Failure } from './result.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The SEO image is null, or a list of one at most. */
const isTooMany = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length <= 1);

function setsTooMany(operation: unknown): boolean {
  return (
    isRecord(operation) &&
    operation['op'] === 'set' &&
    operation['of'] === 'seo' &&
    operation['field'] === 'seoImage' &&
    isTooMany(operation['value'])
  );
}

const tooMany: FieldError = { property: 'seoSettings.seoImage', code: 'V_12' };

/**
 * The failure of a call that is not sent at all, because its SEO image is neither null nor a list of one at most: in the SEO
 * settings of a version, or in an edit. The console is told. Undefined for every other call.
 */
export function unsendable(address: string, body: object | undefined): Failure | undefined {
  if (!isRecord(body)) return undefined;
  const { seoSettings, operations } = body;
  const isRefused =
    (isRecord(seoSettings) && isTooMany(seoSettings['seoImage'])) || (Array.isArray(operations) && operations.some(setsTooMany));
  if (!isRefused) return undefined;
  console.error(`${address} was not sent: the SEO image has to be null or a list of one image at most.`);
  return { ok: false, status: 400, errors: [tooMany], message: '' };
}
