import type { CallDeclaration } from '../contract/call.ts';
import type { AnyInput, FormValue } from './call.ts';
import { queryString } from './query-string.ts';

export type Method = CallDeclaration['method'];

/** The method and the path of a call with its parameters in it. */
export function resolveAddress(address: string, { params = {}, query = {} }: AnyInput): { method: Method; path: string } {
  const [method, path = ''] = address.split(' ') as [Method, string?];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return { method, path: filled + queryString(query) };
}

/** The fields of a body with a file, as a form sends them. */
export function formOf(fields: Readonly<Record<string, FormValue>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value ?? []].flat()) form.append(name, each);
  }
  return form;
}
