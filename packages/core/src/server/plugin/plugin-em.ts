import { EntitySchema } from '@mikro-orm/core';
import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LivePage } from './live-page.entity.ts';
import type { EntityDefinition } from '../database/orm.ts';

/** Methods that read, and name their entity first. */
const reading = ['find', 'findOne', 'findOneOrFail', 'findAndCount', 'count'] as const;
/** Methods that name their entity first. */
const byEntity = [...reading, 'create', 'upsert', 'nativeUpdate', 'nativeDelete', 'getReference'] as const;
/** Methods that are handed entities. */
const byInstance = ['assign', 'persist', 'remove', 'lock', 'refresh', 'populate'] as const;

/** Methods that answer with their manager, so that calls can be chained. */
type Chained = 'persist' | 'remove';

/** The entity manager of a plugin: rows of its own entities, live pages to read, and no SQL of its own. */
export interface PluginEntityManager extends Pick<
  SqlEntityManager,
  (typeof byEntity)[number] | Exclude<(typeof byInstance)[number], Chained> | 'flush'
> {
  readonly persist: (entities: object | readonly object[]) => PluginEntityManager;
  readonly remove: (entities: object | readonly object[]) => PluginEntityManager;
  /**
   * Writes a row where it contradicts no other by a unique or an exclusion constraint, and answers whether it did. Where many
   * write at once this waits for those who came first; an insert that fails would make them wait for each other.
   */
  readonly insertIfFree: <Entity extends object>(
    entity: EntityName<Entity>,
    data: RequiredEntityData<Entity>,
  ) => Promise<boolean>;
}

const whole = new WeakMap<object, SqlEntityManager>();

/** The entity manager behind one that a plugin was handed; itself where it is whole already. For ports alone. */
export const wholeManager = (em: object): SqlEntityManager => whole.get(em) ?? (em as SqlEntityManager);

/** The class whose rows are meant: of an entity's class, its schema or one of its rows; a name stays what it is. */
function meantBy(entity: unknown): unknown {
  if (typeof entity === 'string' || typeof entity === 'function') return entity;
  return entity instanceof EntitySchema ? entity.meta.class : (entity as object).constructor;
}

const nameOf = (meant: unknown): string => (typeof meant === 'function' ? meant.name : String(meant));

/** An entity manager that knows the plugin's own entities and refuses every other with an error that names it. */
export function pluginManager(em: SqlEntityManager, plugin: string, entities: readonly EntityDefinition[]): PluginEntityManager {
  // Classes are compared themselves: one of the plugin may be called as one of core's.
  const classes = entities.map(meantBy);
  const own = new Set([...classes, ...classes.map(nameOf)]);
  const assertOwn = (entity: unknown): void => {
    const meant = meantBy(entity);
    if (!own.has(meant))
      throw new Error(`The plugin ${plugin} has no entity "${nameOf(meant)}"; it reaches those of its own server entry.`);
  };
  const narrow: Record<string, unknown> = { flush: () => em.flush() };
  const isRead = (method: string): boolean => reading.some((each) => each === method);
  for (const method of byEntity)
    narrow[method] = (entity: unknown, ...rest: unknown[]) => {
      if (meantBy(entity) !== LivePage || !isRead(method)) assertOwn(entity);
      return (em[method] as (...args: unknown[]) => unknown).call(em, entity, ...rest);
    };
  for (const method of byInstance)
    narrow[method] = (entity: unknown, ...rest: unknown[]) => {
      for (const each of Array.isArray(entity) ? entity : [entity]) assertOwn(each);
      const answer = (em[method] as (...args: unknown[]) => unknown).call(em, entity, ...rest);
      // Some answer with the manager itself, so that calls can be chained.
      return answer === em ? narrow : answer;
    };
  narrow['insertIfFree'] = async (entity: EntityName<object>, data: object) => {
    assertOwn(entity);
    await em.flush();
    const { affectedRows } = await em.createQueryBuilder(entity).insert(data).onConflict().ignore().execute('run');
    return affectedRows > 0;
  };
  whole.set(narrow, em);
  return narrow as unknown as PluginEntityManager;
}
