import type { PluginApp } from '@lectern/core/server';
import { dayOf } from '../forms-app.ts';

/** What happens at a step. `started` is its first try, right or not; `error` counts for a field. */
export type StepEvent = 'started' | 'passed' | 'sent' | 'refused' | 'error';

interface Counted {
  /** Id of a step; of an error the path of its field. */
  readonly step: string;
  readonly event: StepEvent;
}

/** Fields of one refusal that are counted. */
const mostErrors = 10;

/** A step that was refused, and the fields for which it was. */
export function errorEvents(step: string, paths: readonly string[]): readonly Counted[] {
  const fields = [...new Set(paths.map((path) => path.replaceAll(/\.\d+(?=\.)/g, '.#')))].slice(0, mostErrors);
  return [{ step, event: 'refused' }, ...fields.map((field) => ({ step: field.slice(0, 60), event: 'error' as const }))];
}

/** Counts by form, step and day: of nobody. What cannot be counted is no reason to fail. */
export async function countSteps(app: PluginApp, form: string, counted: readonly Counted[]): Promise<void> {
  try {
    await app.derived.query(
      `insert into forms_step_count (form, day, step, event, count)
       select $1, $2::date, step, event, 1 from unnest($3::text[], $4::text[]) as u (step, event)
       on conflict (form, day, step, event) do update set count = forms_step_count.count + 1`,
      [form, dayOf(app, app.now()), counted.map(({ step }) => step), counted.map(({ event }) => event)],
    );
  } catch (error) {
    app.log.warn({ err: error, form }, 'a step of a form was not counted');
  }
}
