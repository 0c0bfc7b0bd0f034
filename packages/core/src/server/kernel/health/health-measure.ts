import type { HealthItem } from '#contract/health.ts';
import type { List } from '#contract/list.ts';
import type { PluginApp } from '../../plugin/plugin-app.ts';
import type { Actor } from '../actor.ts';

/** Who asks how the site is. */
export interface HealthContext<App = PluginApp> {
  readonly app: App;
  /** Of whom only what they may change is counted. */
  readonly actor: Actor;
}

/** A page of a list. */
export interface HealthPlace {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** How something is counted, and where it is listed. */
export type HealthMeasure<App = PluginApp> = {
  /** How many there are. Asked whenever somebody looks: one quick statement. */
  readonly count: (context: HealthContext<App>) => Promise<number>;
} & (
  | {
      /** A screen that lists them, below `/cmsadmin`. */
      readonly open: string;
      readonly list?: never;
    }
  | {
      /** One page of them, where no screen lists them. */
      readonly list: (context: HealthContext<App>, place: HealthPlace) => Promise<List<HealthItem>>;
      readonly open?: never;
    }
);
