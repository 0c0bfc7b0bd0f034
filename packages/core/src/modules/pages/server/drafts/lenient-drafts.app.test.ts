import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import * as z from 'zod';
import { defineBlock } from '#contract/block.ts';
import { draftText } from '#contract/fields/draft-limits.ts';
import type { Fields } from '#contract/fields/field.ts';
import { fields } from '#contract/fields/fields.ts';
import { definePlugin } from '#contract/plugin.ts';

const label = 'Field';
const id = '00000000-0000-4000-8000-000000000001';
const long = (length: number) => 'é'.repeat(length);
const option = (value: string) => ({ value, label: value });

const tagIDs = [1, 2].map((number) => `00000000-0000-4000-8000-0000000000a${number}`);

/** A field of each kind, with a value beyond what it allows, and the refusal of that by publishing. */
interface Beyond {
  readonly field: Fields[string];
  readonly value: unknown;
  readonly code: string;
  /** Below the field. */
  readonly at?: string;
}

const beyond: Readonly<Record<keyof typeof fields, Beyond>> = {
  text: { field: fields.text({ label, maxLength: 5 }), value: long(70_000), code: 'V_14' },
  textarea: { field: fields.textarea({ label }), value: `${long(2000)}\n`, code: 'V_14' },
  number: { field: fields.number({ label, min: 1, max: 9, integer: true }), value: 1e300, code: 'V_12' },
  // Both of its values are allowed everywhere.
  boolean: { field: fields.boolean({ label }), value: true, code: '' },
  select: { field: fields.select({ label, options: [option('a'), option('b')] }), value: 'gone', code: 'V_12' },
  date: { field: fields.date({ label }), value: 'next week', code: 'V_12' },
  image: { field: fields.image({ label }), value: { fileID: id, altText: long(501) }, code: 'V_14', at: '.altText' },
  file: { field: fields.file({ label }), value: { fileID: id, label: long(256) }, code: 'V_14', at: '.label' },
  video: { field: fields.video({ label }), value: { fileID: id, title: long(256) }, code: 'V_14', at: '.title' },
  link: { field: fields.link({ label }), value: { to: { href: 'java script:alert(1)' } }, code: 'V_13', at: '.to.href' },
  // Publishing asks for fewer; the test's own ids are those of tags.
  tags: { field: fields.tags({ label, max: 1 }), value: tagIDs, code: 'V_14' },
  list: {
    field: fields.list({ label, max: 1, of: { text: fields.text({ label }) } }),
    value: [{ text: 'a' }, { text: 'b' }],
    code: 'V_14',
  },
  custom: {
    field: fields.custom<string>({
      label,
      control: 'lenient/word',
      schema: z.string().max(3, 'V_14').default(''),
      draft: draftText.default('' as never),
      initial: '',
    }),
    value: 'word',
    code: 'V_14',
  },
};
const each = Object.entries(beyond);

const plugin = {
  manifest: definePlugin({
    name: '@example/lenient',
    id: 'lenient',
    version: '1.0.0',
    core: '*',
    entries: {},
    blocks: Object.fromEntries(
      each.map(([name, { field }]) => [name, defineBlock({ label: name, version: 1, fields: { value: field } })]),
    ),
  }),
  entries: {},
};

describe('a draft', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [plugin as never] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    for (const tag of tagIDs)
      await app.app.pool.query(
        `insert into lectern_tag (id, term, is_private, revision, created_at, updated_at) values ($1::uuid, $1::text, false, 1, now(), now())`,
        [tag],
      );
  });
  after(() => app?.close());

  for (const [name, { value, code, at = '' }] of each)
    it(`holds what a field of the kind ${name} can hold, and publishing says what is wrong with it`, async () => {
      const page = await buildPage(app, { type: 'lectern/blank', blocks: {} });
      const blocks = { 'block-1': { type: `lenient/${name}`, props: { value } } };
      expectSuccess(
        await editor.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, blocks }),
      );
      const stored = await editor.request('GET', `/api/page/version/fetch/${page.versionID}`);
      expect(stored.get('data.blocks.block-1.props.value')).to.deep.equal(value);
      const answer = await editor.request('POST', `/api/page/${page.id}/publish`, {});
      if (code === '') return expectSuccess(answer);
      const { Errors } = answer.json as { Errors: { property: string; code: string }[] };
      expect(Errors.map((error) => [error.property, error.code])).to.deep.include([`blocks.block-1.value${at}`, code]);
      return expectErrors(answer, 400, Errors);
    });
});
