import type { RequestOptions } from '../app/test-client.ts';

/** A call that no page of the site makes: what is wrong with it, and the headers that make it so. */
export interface ForgedCall {
  readonly name: string;
  readonly options: RequestOptions;
  /** Added to the address. */
  readonly query?: string;
}

const withHeader = (name: string, header: string, value: string | undefined): ForgedCall => ({
  name,
  options: { headers: { [header]: value } },
});

/** Every forged call. `own` is the right token of whoever calls, `foreign` are tokens of others. */
export function forgedCalls(own: string, foreign: Readonly<Record<string, string>>): ForgedCall[] {
  const origins = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1'];
  return [
    withHeader('without X-Requested-With', 'x-requested-with', undefined),
    withHeader('with another X-Requested-With', 'x-requested-with', 'fetch'),
    withHeader('without X-CSRF-Token', 'x-csrf-token', undefined),
    withHeader('with an empty X-CSRF-Token', 'x-csrf-token', ''),
    withHeader('with a token cut short', 'x-csrf-token', own.slice(0, -1)),
    { ...withHeader('with the token in the query', 'x-csrf-token', undefined), query: `?x-csrf-token=${own}&_csrf=${own}` },
    ...Object.entries(foreign).map(([whose, token]) => withHeader(`with the token of ${whose}`, 'x-csrf-token', token)),
    ...origins.map((origin) => withHeader(`with Origin ${origin}`, 'origin', origin)),
    ...['cross-site', 'same-site'].map((site) => withHeader(`with Sec-Fetch-Site ${site}`, 'sec-fetch-site', site)),
  ];
}
