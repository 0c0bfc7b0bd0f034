import { healthMeasures } from '#server/kernel/health/health-measures.ts';
import type { DeclaredMeasure } from '#server/kernel/health/health-measures.ts';
import type { HealthContext, HealthPlace } from '#server/kernel/health/health-measure.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import type { HealthCount, HealthList } from '../health.schema.ts';
import { fail } from './fail.ts';

/** How many there are; null where that cannot be said, so that one that fails takes no other with it. */
async function countOf(context: HealthContext<Lectern>, name: string, { measure }: DeclaredMeasure): Promise<number | null> {
  try {
    return await measure.count(context);
  } catch (error) {
    context.app.log.error({ err: error, count: name }, 'something of the health of the site could not be counted');
    return null;
  }
}

/** Everything that is counted for an actor. */
export async function readCounts(context: HealthContext<Lectern>): Promise<HealthCount[]> {
  const { app, actor } = context;
  const mine = [...app.service(healthMeasures)].filter(([, { permission }]) => can(actor, permission));
  return Promise.all(
    mine.map(async ([name, declared]) => ({
      name,
      label: declared.label,
      help: declared.help,
      count: await countOf(context, name, declared),
      to: declared.measure.open ?? `/site-health/${name}`,
    })),
  );
}

/** One page of something that is counted. G_95 where there is no such list, or none for the actor. */
export async function readList(context: HealthContext<Lectern>, name: string, place: HealthPlace): Promise<HealthList> {
  const declared = context.app.service(healthMeasures).get(name);
  if (!declared?.measure.list || !can(context.actor, declared.permission)) return fail('noList');
  const { items, totalItems } = await declared.measure.list(context, place);
  return { label: declared.label, help: declared.help, items: [...items], totalItems };
}
