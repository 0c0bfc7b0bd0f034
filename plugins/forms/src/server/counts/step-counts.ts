import type { PluginApp } from '@lectern/core/server';
import { everyField } from '../../definition/every-field.ts';
import { formOf } from '../forms-app.ts';
import type { StepEvent } from './count-steps.ts';

interface Row {
  readonly day: string;
  readonly step: string;
  readonly event: StepEvent;
  readonly count: number;
}

export interface NamedCount extends Row {
  /** Of the step, or the question; what `step` says where the form has it no more. */
  readonly title: string;
}

/** What was counted of a form, day by day, for a year. */
export async function stepCounts(app: PluginApp, id: string): Promise<NamedCount[]> {
  const form = formOf(app, id);
  const language = form?.languages[0] ?? '';
  const titles = new Map([
    ...(form?.steps ?? []).map((step) => [step.id, step.title[language]] as const),
    ...(form ? everyField(form) : []).map(({ path, field }) => [path.slice(0, 60), field.label[language]] as const),
  ]);
  const rows = await app.derived.query<Row>(
    `select day::text as day, step, event, count from forms_step_count
     where form = $1 and day > current_date - 366 order by day, step, event`,
    [id],
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.step) ?? row.step }));
}
