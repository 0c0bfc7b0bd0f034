import { Utils } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { EntityDefinition } from '../database/orm.ts';

/** Methods that name their entity first. */
const byEntity = [
  'find',
  'findOne',
  'findOneOrFail',
  'findAndCount',
  'count',
  'create',
  'upsert',
  'nativeUpdate',
  'nativeDelete',
  'getReference',
] as const;
/** Methods that are handed entities. */
const byInstance = ['assign', 'persist', 'remove', 'lock', 'refresh', 'populate'] as const;

/** Methods that answer with their manager, so that calls can be chained. */
type Chained = 'persist' | 'remove';

/** What a plugin's code may do with rows: those of its own entities, and nothing by SQL of its own. */
export interface PluginEntityManager extends Pick<
  SqlEntityManager,
  (typeof byEntity)[number] | Exclude<(typeof byInstance)[number], Chained> | 'flush'
> {
  readonly persist: (entities: object | readonly object[]) => PluginEntityManager;
  readonly remove: (entities: object | readonly object[]) => PluginEntityManager;
}

const whole = new WeakMap<object, SqlEntityManager>();

/** The entity manager behind one that a plugin was handed; itself where it is whole already. For ports alone. */
export const wholeManager = (em: object): SqlEntityManager => whole.get(em) ?? (em as SqlEntityManager);

const nameOf = (entity: unknown): string => Utils.className(entity as string);

/** An entity manager that knows the plugin's own entities and refuses every other with an error that names it. */
export function pluginManager(em: SqlEntityManager, plugin: string, entities: readonly EntityDefinition[]): PluginEntityManager {
  const own = new Set(entities.map(nameOf));
  const assertOwn = (name: string): void => {
    if (!own.has(name))
      throw new Error(`The plugin ${plugin} has no entity "${name}"; it reaches those of its own server entry.`);
  };
  const narrow: Record<string, unknown> = { flush: () => em.flush() };
  for (const method of byEntity)
    narrow[method] = (entity: unknown, ...rest: unknown[]) => {
      assertOwn(typeof entity === 'object' && entity !== null && !('meta' in entity) ? entity.constructor.name : nameOf(entity));
      return (em[method] as (...args: unknown[]) => unknown).call(em, entity, ...rest);
    };
  for (const method of byInstance)
    narrow[method] = (entity: unknown, ...rest: unknown[]) => {
      for (const each of Array.isArray(entity) ? entity : [entity]) assertOwn((each as object).constructor.name);
      const answer = (em[method] as (...args: unknown[]) => unknown).call(em, entity, ...rest);
      // Some answer with the manager itself, so that calls can be chained.
      return answer === em ? narrow : answer;
    };
  whole.set(narrow, em);
  return narrow as unknown as PluginEntityManager;
}
