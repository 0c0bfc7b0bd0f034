import { StartupError } from './startup-error.ts';

/** Names a service: its owner exports the key, others ask for it by `app.service(key)`. */
export interface ServiceKey<Service> {
  /** `owner/name`: `media/store`. */
  readonly name: string;
  /** Carries the type alone; never there. */
  readonly service?: Service;
}

/** Names a service by its owner and what it is: `defineServiceKey<MediaStore>('media/store')`. */
export const defineServiceKey = <Service>(name: string): ServiceKey<Service> => ({ name });

/** Names a service that an application can do without, such as a search engine: asked for by `app.adapter(key)`. */
export interface AdapterKey<Service> extends ServiceKey<Service> {
  /** Said at the start where somebody asks for one and nobody supplies it. */
  readonly without: string;
}

/**
 * Names an adapter by its owner and what it is: `defineAdapterKey<SearchEngine>('search/engine', 'Nothing can be searched:
 * install a plugin with a search engine.')`. Whoever asks names it in `needs`, one supplies it by `provide`; two are named at
 * the start, and so is its absence.
 */
export const defineAdapterKey = <Service>(name: string, without: string): AdapterKey<Service> => ({ name, without });

/** What is missing without a service; undefined for one that has to be there. */
const withoutOf = (key: ServiceKey<unknown>): string | undefined => ('without' in key ? String(key.without) : undefined);

type CloseService = (service: never) => Promise<void>;

/** A service as a module or plugin provides it. */
export interface ProvidedService<App> {
  readonly key: ServiceKey<unknown>;
  /** Services that `create` asks for; they are created first. */
  readonly needs: readonly ServiceKey<unknown>[];
  readonly create: (app: App) => unknown;
  readonly close?: CloseService | undefined;
}

/**
 * Provides a service: created once, when the application is wired, after the services that it needs. `close` is called
 * before the application gives up its connections, when neither jobs nor listeners run any more: it writes down what the
 * service holds in memory alone.
 */
export const provide = <Service, App>(
  key: ServiceKey<Service>,
  create: (app: App) => Service | Promise<Service>,
  needs: readonly ServiceKey<unknown>[] = [],
  close?: (service: Service) => Promise<void>,
): ProvidedService<App> => ({ key, create, needs, close });

/** A provided service with the name of the module or plugin that provides it. */
export interface OwnedService<App> {
  readonly owner: string;
  readonly service: ProvidedService<App>;
}

/** A service that somebody asks for, with the name of who does. */
export interface Demand {
  readonly owner: string;
  readonly key: ServiceKey<unknown>;
}

function byName<App>(provided: readonly OwnedService<App>[]): ReadonlyMap<string, OwnedService<App>> {
  const found = new Map<string, OwnedService<App>>();
  for (const entry of provided) {
    const { name } = entry.service.key;
    const other = found.get(name);
    if (other)
      throw new StartupError(
        `The service "${name}" is provided twice: by ${other.owner} and by ${entry.owner}.`,
        'Leave one of them out of lectern.config.ts, or take the service out of its server entry.',
      );
    found.set(name, entry);
  }
  return found;
}

/** What is missing where nobody supplies the adapters that are asked for, each once. */
export function missingAdapters<App>(provided: readonly OwnedService<App>[], demands: readonly Demand[]): string[] {
  const known = byName(provided);
  const keys = [...demands.map(({ key }) => key), ...provided.flatMap(({ service }) => service.needs)];
  return [...new Set(keys.flatMap((key) => (known.has(key.name) ? [] : (withoutOf(key) ?? []))))];
}

/** The services in the order in which they can be created. A service that nobody provides and a circle stop the start. */
export function inOrderOfNeed<App>(provided: readonly OwnedService<App>[], demands: readonly Demand[] = []): OwnedService<App>[] {
  const known = byName(provided);
  const sorted: OwnedService<App>[] = [];
  const open: string[] = [];
  const visit = (key: ServiceKey<unknown>, asker: string): void => {
    const { name } = key;
    const entry = known.get(name);
    if (!entry && withoutOf(key) !== undefined) return;
    if (!entry)
      throw new StartupError(
        `${asker} needs the service "${name}", and nobody provides it.`,
        'Install the plugin that provides it and add it to plugins in lectern.config.ts.',
      );
    if (sorted.includes(entry)) return;
    if (open.includes(name)) {
      const circle = [...open.slice(open.indexOf(name)), name];
      throw new StartupError(
        `Services need each other in a circle: ${circle.map((each) => `${each} (${known.get(each)?.owner})`).join(' → ')}.`,
        'One of them must do without the other.',
      );
    }
    open.push(name);
    for (const need of entry.service.needs) visit(need, entry.owner);
    open.pop();
    sorted.push(entry);
  };
  for (const { owner, key } of demands) visit(key, owner);
  for (const { service, owner } of provided) visit(service.key, owner);
  return sorted;
}

/** The services of an application, filled in their order. */
export interface Services {
  get<Service>(key: ServiceKey<Service>): Service;
  /** Undefined where nobody provides it. */
  find<Service>(key: ServiceKey<Service>): Service | undefined;
  set(name: string, service: unknown, close?: CloseService): void;
  /** Closes those that were created, the last one first. One that cannot be is told of, and holds up no other. */
  close(onFailure: (error: unknown, name: string) => void): Promise<void>;
}

export function createServices(): Services {
  const created = new Map<string, unknown>();
  const closing: { readonly name: string; readonly run: () => Promise<void> }[] = [];
  return {
    get<Service>({ name }: ServiceKey<Service>): Service {
      if (!created.has(name)) throw new Error(`There is no service "${name}"; whoever asks for it names it in its needs.`);
      return created.get(name) as Service;
    },
    find: <Service>({ name }: ServiceKey<Service>) => created.get(name) as Service | undefined,
    set(name, service, close) {
      created.set(name, service);
      if (close) closing.unshift({ name, run: () => close(service as never) });
    },
    async close(onFailure) {
      for (const { name, run } of closing.splice(0)) await run().catch((error: unknown) => onFailure(error, name));
    },
  };
}
