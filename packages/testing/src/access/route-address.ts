import type { RouteDefinition } from '@lectern/core/node';

/** One of these fits most parameters, and none is there: an id, a hash, a number, a word, a locale. */
const samples = [
  '00000000-0000-4000-8000-000000000000',
  '0'.repeat(64),
  '2147483647',
  'block_images_sample',
  'sample',
  'nl-NL',
  'token-of-some-length-that-is-not-known',
];

const fits = (schema: unknown, value: string): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'safeParse' in schema &&
  (schema as { safeParse: (value: string) => { success: boolean } }).safeParse(value).success;

/** An address of a route below the API, its parameters filled with values that its schema accepts. */
export function routeAddress(route: RouteDefinition, apiPath: string, values: Readonly<Record<string, string>> = {}): string {
  const shape: Readonly<Record<string, unknown>> = route.params?.shape ?? {};
  return (
    (route.place === 'site' ? '' : apiPath) +
    route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? samples.find((value) => fits(shape[name], value)) ?? 'sample'),
    )
  );
}

/** `POST /page/{id}/publish`: the name under which a route stands in tables. */
export const routeName = ({ method, path }: Pick<RouteDefinition, 'method' | 'path'>): string => `${method} ${path}`;
