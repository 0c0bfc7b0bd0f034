import type { HealthContext, HealthMeasure } from '../kernel/health/health-measure.ts';
import type { Lectern } from '../kernel/lectern.ts';
import type { BoundPlugin } from '../plugin/create-plugin-app.ts';

/** The counts of a plugin, which are given the plugin's own application. */
export function bindHealth(
  measures: Readonly<Record<string, HealthMeasure>> = {},
  bind: (app: Lectern) => BoundPlugin,
): Readonly<Record<string, HealthMeasure<Lectern>>> {
  const own = ({ app, actor }: HealthContext<Lectern>): HealthContext => ({ app: bind(app).app, actor });
  return Object.fromEntries(
    Object.entries(measures).map(([name, { count, open, list }]): [string, HealthMeasure<Lectern>] => [
      name,
      {
        count: (context) => count(own(context)),
        ...(list ? { list: (context, place) => list(own(context), place) } : { open: open ?? '/' }),
      },
    ]),
  );
}
