import { isDeepStrictEqual } from 'node:util';
import { LecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import type { GrantedPermission, PermissionParameters } from '#contract/permissions.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { pageAncestors } from './page-ancestors.ts';
import type { PageAncestors } from './covers.ts';
import type { IncomingGrant } from '../role.schema.ts';

type App = CommandContext['app'];

const sorted = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

/** The one form of a grant: sorted lists without doubles, and nothing that says nothing. */
function canonicalGrant({ name, parameters }: IncomingGrant | GrantedPermission): GrantedPermission {
  const { pageTypes, locales, underPage, own } = parameters ?? {};
  const limits: PermissionParameters = {
    ...(pageTypes ? { pageTypes: sorted(pageTypes) } : {}),
    ...(locales ? { locales: sorted(locales) } : {}),
    ...(underPage ? { underPage } : {}),
    ...(own ? { own } : {}),
  };
  return Object.keys(limits).length > 0 ? { name, parameters: limits } : { name };
}

/** The paths inside a grant of what this site does not know. */
function unknownParts(app: App, { name, parameters = {} }: GrantedPermission, pages: PageAncestors): string[] {
  const entry = app.permissions.get(name);
  if (!entry) return ['name'];
  if (entry.scope !== 'content') return Object.keys(parameters).length > 0 ? ['parameters'] : [];
  const { pageTypes = [], locales = [], underPage } = parameters;
  const isUnknown = {
    pageTypes: pageTypes.some((type) => !app.pageTypes.get(type)),
    locales: locales.some((locale) => !app.settings.availableLocales.includes(locale)),
    underPage: underPage !== undefined && !pages.has(underPage),
  };
  return Object.entries(isUnknown).flatMap(([part, isWrong]) => (isWrong ? [`parameters.${part}`] : []));
}

/**
 * Checks grants against what this site has: permissions, page types, locales, pages. What a role stored already is kept
 * as it is, also where its plugin, locale or page is gone.
 */
export async function readGrants(
  { app, em }: Pick<CommandContext, 'app' | 'em'>,
  incoming: readonly IncomingGrant[],
  stored: readonly GrantedPermission[] = [],
): Promise<GrantedPermission[]> {
  const grants = incoming.map(canonicalGrant);
  const known = stored.map(canonicalGrant);
  const isStored = (grant: GrantedPermission): boolean => known.some((other) => isDeepStrictEqual(other, grant));
  const pages = await pageAncestors(em, grants);
  const errors: FieldError[] = grants.flatMap((grant, index) =>
    isStored(grant)
      ? []
      : unknownParts(app, grant, pages).map((part) => ({ property: `permissions.${index}.${part}`, code: 'V_12' })),
  );
  if (errors.length > 0) throw new LecternError(errors);
  return grants.filter((grant, index) => grants.findIndex((other) => isDeepStrictEqual(other, grant)) === index);
}
