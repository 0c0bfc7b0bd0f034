import type { RequestOptions, TestClient } from './test-client.ts';
import type { TestResponse } from './test-response.ts';

export interface PostFormOptions extends RequestOptions {
  /** Key of the block, where a page has more than one form. */
  readonly block?: string;
  /** Hidden fields in place of the page's own; `undefined` takes one away. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  /** Sends it as multipart. Also where a field is a file. */
  readonly isMultipart?: boolean;
}

type Fields = Readonly<Record<string, string | File | readonly (string | File)[]>>;

const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

/** A form of a page: where it is posted to, and its hidden fields in their order. */
function formOf(
  html: string,
  block: string | undefined,
): { readonly action: string | undefined; readonly hidden: Record<string, string> } {
  for (const [form = ''] of html.matchAll(/<form[^>]* method="post"[^>]*>[^]*?<\/form>/g)) {
    const inputs = [...form.matchAll(/<input[^>]* type="hidden"[^>]*>/g)].map(([tag]) => tag);
    const hidden = Object.fromEntries(inputs.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']));
    if (block === undefined || hidden['_block'] === block) return { action: attribute(form, 'action'), hidden };
  }
  throw new Error(`There is no form${block === undefined ? '' : ` of ${block}`} on this page.`);
}

/** Opens a page and posts a form of it as a browser would, without a script. */
export async function postForm(
  client: TestClient,
  path: string,
  fields: Fields,
  { block, hidden: given = {}, isMultipart, headers }: PostFormOptions = {},
): Promise<TestResponse> {
  const { action, hidden } = formOf((await client.request('GET', path)).text, block);
  const entries = [...Object.entries({ ...hidden, ...given }), ...Object.entries(fields)].flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each: string | File) => [name, each] as const),
  );
  // A form sends no headers of its own.
  const plain = { 'x-requested-with': undefined, 'x-csrf-token': undefined, ...headers };
  if (isMultipart || entries.some(([, value]) => typeof value !== 'string')) {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    return client.request('POST', action ?? path, body, { headers: plain });
  }
  const body = new URLSearchParams(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  return client.request('POST', action ?? path, body, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...plain },
  });
}
