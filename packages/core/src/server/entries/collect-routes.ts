import { isBytes, linkPurposeOf } from '../../contract/call.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import { permissionsOf } from '../http/route.ts';
import type { RouteDefinition } from '../http/route.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions } from './contributions.ts';

/** A route of the public site stands where no page can: a page's address has no dot in it. */
function assertSitePath({ path }: RouteDefinition, owner: string): void {
  const last = path.slice(path.lastIndexOf('/'));
  if (!path.startsWith('/cmsadmin') && !path.startsWith('/assets/') && last.includes('.')) return;
  throw new StartupError(
    `The route ${path} of ${owner} may not stand on the public site.`,
    'Let its last part hold a dot, as in /news/feed.xml, and keep it out of /cmsadmin and /assets.',
  );
}

/** A route for whoever holds a link reads its token from the address. */
function assertLinkRoute({ access, path }: RouteDefinition, name: string, owner: string): void {
  if (linkPurposeOf(access) === undefined || path.includes('{token}')) return;
  throw new StartupError(`The route ${name} of ${owner} asks for a link, and its path holds no {token}.`, 'Put it there.');
}

/** The answers of a route that is cached are those of its address alone. */
function assertCacheable({ method, access, query, answer }: RouteDefinition, name: string, owner: string): void {
  if (method === 'GET' && access === 'public' && query === undefined && isBytes(answer)) return;
  throw new StartupError(
    `The route ${name} of ${owner} declares a cache, which only public GETs have that answer with bytes and read no query.`,
    'Take "cache" away, or what the route reads of its caller.',
  );
}

/** The routes of every module and plugin; two for one address, or one without an access rule, stop the start. */
export function collectRoutes(
  contributions: readonly Contributions[],
  permissions: Registry<PermissionEntry>,
): RouteDefinition[] {
  const owners = new Map<string, string>();
  const routes: RouteDefinition[] = [];
  const add = (route: RouteDefinition, owner: string): void => {
    const name = `${route.method} ${route.place === 'site' ? 'site ' : ''}${route.path}`;
    const taken = owners.get(name.replaceAll(/\{\w+\}/g, '{}'));
    if (taken) throw new StartupError(`The route ${name} is declared twice: by ${taken} and by ${owner}.`, 'Rename one of them.');
    if (!route.access || route.access.length === 0)
      throw new StartupError(
        `The route ${name} of ${owner} has no access rule.`,
        "Give it access: 'public', 'signed-in' or a permission.",
      );
    assertLinkRoute(route, name, owner);
    const unknown = permissionsOf(route.access).find((permission) => !permissions.get(permission));
    if (unknown !== undefined) {
      throw new StartupError(
        `The route ${name} of ${owner} asks for the permission "${unknown}", which nobody declares.`,
        'Declare it in the manifest.',
      );
    }
    if (route.cache) assertCacheable(route, name, owner);
    owners.set(name.replaceAll(/\{\w+\}/g, '{}'), owner);
    routes.push(route);
  };
  for (const { id, owner, isPlugin, routes: own } of contributions) {
    for (const route of own) {
      if (isPlugin && route.place === 'site') assertSitePath(route, owner);
      else if (isPlugin && !route.path.startsWith(`/${id}/`)) {
        throw new StartupError(`The route ${route.path} of ${owner} is outside its place.`, `Let it begin with /${id}/.`);
      }
      const purpose = linkPurposeOf(route.access);
      if (isPlugin && purpose !== undefined && !purpose.startsWith(`${id}:`))
        throw new StartupError(
          `The route ${route.path} of ${owner} asks for links of another.`,
          `Let their purpose begin with ${id}:.`,
        );
      add(route, owner);
    }
  }
  return routes;
}
