import { csvCell, csvStart } from '@lectern/core';
import { defineCommand } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { printAnswers } from '../../definition/print-answers.ts';
import type { AnswerLine, FormDefinition } from '../../definition/definition.types.ts';
import { isUnreadable, readSubmission } from '../mails/read-submission.ts';
import { Submission } from '../submit/submission.entity.ts';

/** Submissions that are read at a time. */
const atOnce = 100;

/** A telephone number that begins with a plus adds up to nothing, and stays as it is. */
const isPhone = (text: string): boolean => /^\+\d[\d ]{5,20}$/.test(text);
const cell = (text: string): string => (isPhone(text) ? `"${text}"` : csvCell(text));
const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

interface Exported {
  readonly reference: string;
  readonly createdAt: string;
  readonly state: string;
  readonly lines: readonly (AnswerLine & { readonly title: string })[];
}

/** The submissions of a form in the order in which they came; one that cannot be opened has no lines. */
async function readAll(app: PluginApp, form: string): Promise<readonly Exported[]> {
  const exported: Exported[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const em = app.em();
    const page = await em.find(
      Submission,
      { form, state: { $nin: ['held', 'dropped'] } },
      { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], limit: atOnce, offset },
    );
    for (const { id, reference, createdAt, state } of page) {
      const found = await readSubmission(app, em, id).catch((error: unknown) => {
        if (!isUnreadable(error)) throw error;
        return undefined;
      });
      const groups = found ? printAnswers(found.form, found.answers, found.form.languages[0]) : [];
      const lines = groups.flatMap(({ title, lines: own }) => own.map((line) => ({ ...line, title })));
      exported.push({ reference, createdAt: createdAt.toISOString(), state, lines });
    }
    if (page.length < atOnce) return exported;
  }
}

const wordsOf = ({ words, files }: AnswerLine): string => [...words, ...files.map(({ name }) => name)].join('\n');

/** A column for each question that was ever asked, in the order in which they were. */
function toCsv(exported: readonly Exported[]): string {
  const columns = new Map<string, string>();
  for (const { lines } of exported)
    for (const { path, label, title } of lines)
      if (!columns.has(path)) columns.set(path, /\.\d+\./.test(path) ? `${title}: ${label}` : label);
  const rows = exported.map(({ reference, createdAt, state, lines }) => {
    const byPath = new Map(lines.map((line) => [line.path, wordsOf(line)]));
    return csvRow([reference, createdAt, state, ...[...columns.keys()].map((path) => byPath.get(path) ?? '')]);
  });
  return csvStart + csvRow(['reference', 'createdAt', 'state', ...columns.values()]) + rows.join('');
}

/** Writes down that everything of a form was exported. */
export const recordExport = defineCommand(
  'forms.export',
  async ({ authorize, audit }, { form, format }: { readonly form: string; readonly format: string }) => {
    authorize('forms:export-submissions');
    audit({ entity: 'forms:form', entityID: form, changes: { format } });
  },
);

/** Everything that was sent by a form, as a file. */
export async function exportSubmissions(app: PluginApp, form: FormDefinition['id'], format: 'csv' | 'json') {
  const exported = await readAll(app, form);
  const isCsv = format === 'csv';
  return {
    type: isCsv ? 'text/csv; charset=utf-8' : 'application/json',
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${form}.${format}"`,
    },
    body: isCsv ? toCsv(exported) : JSON.stringify(exported),
  };
}
