import { use } from '@lectern/core';
import { forms } from '@lectern/forms';
import { printAnswers, readAnswers } from '@lectern/forms/definition';
import type { AnswerLine, FormDefinition } from '@lectern/forms';
import { insuranceForms } from '@lectern/insurance-forms';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import server from '../../../plugins/forms/src/server/index.ts';
import site from '../../../plugins/forms/src/site/index.ts';
import { randomSent } from '../../../plugins/insurance-forms/src/random-answers.test-kit.ts';
import type { RandomSent } from '../../../plugins/insurance-forms/src/random-answers.test-kit.ts';
import { everyElement, readPdf, withoutSpace } from './read-pdf.test-kit.ts';
import type { ReadPdf } from './read-pdf.test-kit.ts';

const runs = process.env['TEST_THOROUGH'] ? 500 : 3;
/** As many as one network may have of PDFs in a minute. */
const printed = Math.min(runs, 300);
const all = insuranceForms({
  organisation: 'Sluitsteen',
  email: 'info@example.com',
  recipients: {},
  rightsPage: '/rechten',
  privacyPage: '/privacy',
});
const { manifest, options } = use(forms, { forms: all, submissionsPerHour: 1_000_000 });
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Line {
  readonly path: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly files: readonly string[];
}

const linesOf = (lines: readonly AnswerLine[]): readonly Line[] =>
  lines.map(({ path, label, words, files }) => ({ path, label, words, files: files.map(({ name }) => name) }));

function bodyOf({ fields, files }: RandomSent): FormData {
  const body = new FormData();
  for (const [path, value] of Object.entries(fields)) for (const text of [value].flat()) body.append(path, text);
  for (const [path, list] of Object.entries(files)) for (const { name } of list) body.append(path, new File([png, path], name));
  return body;
}

/** The cells of a CSV file, each as it was written: an apostrophe before what looks like a formula is none of it. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"').replace(/^'(?=[=+\-@\t\r])/, ''));
    if (end !== ',') rows.push([]);
  }
  return rows.filter(({ length }) => length > 0);
}

/** What stands in a PDF beside what was asked and answered: the foot of each page, and the head of a table that goes on there. */
const besides = (reference: string): RegExp => new RegExp(`^(?:${reference}\\d+/\\d+|VraagAntwoord)`);

/** The first text that does not stand where it should, after those before it; undefined where all do, and nothing else is there. */
function misplaced({ text }: ReadPdf, reference: string, expected: readonly string[]): string | undefined {
  let rest = text;
  const skip = (): boolean => {
    const [beside = ''] = besides(reference).exec(rest) ?? [];
    rest = rest.slice(beside.length);
    return beside !== '';
  };
  for (const each of expected.map(withoutSpace)) {
    let left = each;
    while (left !== '') {
      // An answer may go on on the next page.
      if (!rest.startsWith(left) && skip()) continue;
      if (left[0] !== rest[0]) return `${left} of ${each}, and not ${rest.slice(0, 40)}`;
      [left, rest] = [left.slice(1), rest.slice(1)];
    }
  }
  while (skip());
  return rest === '' ? undefined : `nothing, and not ${rest}`;
}

/** What PDF/UA asks for that can be seen in the structure. */
function expectReadable(pdf: ReadPdf, form: FormDefinition): void {
  const { title, language, isTagged, showsTitle, accessibility } = pdf;
  expect({ title, language, isTagged, showsTitle, accessibility }).to.deep.equal({
    ...{ title: form.title['nl'], language: 'nl', isTagged: true, showsTitle: true, accessibility: '1' },
  });
  const elements = everyElement(pdf.structure);
  const levels = elements.flatMap(({ role }) => /^H([1-6])$/.exec(role)?.[1] ?? []);
  expect(levels[0], 'headings begin with the title').to.equal('1');
  expect(
    levels.slice(1).every((level) => level === '2'),
    `headings: ${levels.join(' ')}`,
  ).to.equal(true);
  const tables = elements.filter(({ role }) => role === 'Table');
  expect(tables.length).to.be.at.least(levels.length - 1);
  for (const table of tables) {
    const rows = everyElement(table.children).filter(({ role }) => role === 'TR');
    for (const { children } of rows) expect(children.map(({ role }) => role)).to.have.length(2);
  }
  expect(
    everyElement(tables).some(({ role }) => role === 'TH'),
    'heads of columns',
  ).to.equal(true);
  for (const { role, alternative } of elements)
    if (role === 'Figure') expect(alternative, 'a picture without words').to.match(/\S/);
}

describe('random answers', () => {
  let app: TestApp;
  let staff: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
    staff = await signIn(app, await buildUser(app, { permissions: ['forms:view-submissions', 'forms:export-submissions'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const exported = async (form: FormDefinition, format: 'csv' | 'json'): Promise<string> => {
    const answer = await staff.request('GET', `/api/forms/export?form=${form.id}&format=${format}`);
    expect(answer.status).to.equal(200);
    return answer.text;
  };

  async function receiptOf(token: string): Promise<Buffer> {
    const answer = await app.client().request('GET', `/api/forms/receipt/${token}`);
    expect(answer.status).to.equal(200);
    return answer.body;
  }

  for (const form of all)
    it(`to ${form.id} leave the store as they were visible, as JSON, CSV and PDF`, async function () {
      this.timeout(runs * 3000 + 60_000);
      const expected = new Map<string, readonly Line[]>();
      for (let seed = 1; seed <= runs; seed += 1) {
        const reading = { today: new Date().toISOString().slice(0, 10), language: form.languages[0] };
        const sent = randomSent(form, seed, reading);
        const answer = await app.client().request('POST', `/api/forms/${form.id}/submit`, bodyOf(sent));
        expectSuccess(answer);
        const { answers } = readAnswers(form, sent, reading);
        const groups = printAnswers(form, answers, form.languages[0]);
        const reference = answer.get<string>('data.reference');
        expected.set(reference, linesOf(groups.flatMap((group) => group.lines)));
        if (seed > printed) continue;
        const pdf = await readPdf(await receiptOf(answer.get('data.receiptToken')));
        const sentAt = /Verzondenop:.*?\d\d:\d\d/.exec(pdf.text)?.[0] ?? 'the moment';
        const head = [form.title['nl'] ?? '', `Kenmerk: ${reference}`, sentAt];
        const body = groups.flatMap(({ title, lines }) => [
          ...[title, 'Vraag', 'Antwoord'],
          ...linesOf(lines).flatMap(({ label, words, files }) => [
            label,
            ...(words.length + files.length === 0 ? ['Niet ingevuld'] : [...words, ...files]),
          ]),
        ]);
        expect(misplaced(pdf, reference, [...head, ...body]), `${form.id} with seed ${seed}`).to.equal(undefined);
        if (seed === 1) expectReadable(pdf, form);
      }
      const parsed = JSON.parse(await exported(form, 'json')) as { reference: string; lines: AnswerLine[] }[];
      expect(new Map(parsed.map(({ reference, lines }) => [reference, linesOf(lines)]))).to.deep.equal(expected);
      const [, ...rows] = cellsOf(await exported(form, 'csv'));
      expect(rows).to.have.length(runs);
      for (const [reference = '', , , ...cells] of rows) {
        const said = (expected.get(reference) ?? []).map(({ words, files }) => [...words, ...files].join('\n'));
        expect(cells.filter(Boolean).toSorted(), reference).to.deep.equal(said.filter(Boolean).toSorted());
      }
    });
});
