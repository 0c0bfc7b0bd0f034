import { cleanLine, isPlainText } from '../../definition/clean-text.ts';
import type { AddressService } from '../../options.ts';

/** Milliseconds for an answer: somebody is filling in a form. */
const longest = 2000;
/** Bytes of an answer. */
const mostBytes = 65_536;
/** Characters of a street or city. */
const mostLetters = 100;

/** What a service knows of a postcode and house number. */
export interface Address {
  readonly street: string;
  readonly city: string;
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** The text at a path of an answer, `docs.0.street`; empty where there is none that could stand in a form. */
function textAt(answer: unknown, path: string): string {
  let value = answer;
  for (const name of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : '';
  const text = typeof value === 'string' ? cleanLine(value) : '';
  return text.length <= mostLetters && isPlainText(text, false) ? text : '';
}

/** Asks the service: null where it knows none. Rejects where it does not answer, or with something else. */
export async function askService(
  { url, authorization, street, city }: AddressService,
  asked: { readonly postcode: string; readonly number: string },
): Promise<Address | null> {
  const address = url.replace('{postcode}', asked.postcode.replace(' ', '')).replace('{number}', asked.number);
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    redirect: 'error',
    signal: AbortSignal.timeout(longest),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the address service answers ${response.status}`);
  }
  const answer = await readJson(response);
  const found = { street: textAt(answer, street), city: textAt(answer, city) };
  return found.street === '' || found.city === '' ? null : found;
}
