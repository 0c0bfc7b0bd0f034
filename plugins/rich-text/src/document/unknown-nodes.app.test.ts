import { defineBlock, definePageType, definePlugin, fields, use } from '@lectern/core';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import richTextPlugin, { defineRichTextNode, richText } from '../manifest.ts';

const line = (...children: object[]) => ({ type: 'paragraph', children: [{ text: 'a' }, ...children, { text: 'b' }] });
const said = (...children: object[]) => ({ kind: 'richtext', version: 1, children });
const map = (place: string) => ({ type: 'gone/map', props: { place, deep: [1, null] } });
const known = map('Delft');

const note = defineRichTextNode({
  type: 'letters/note',
  label: 'Note',
  place: 'block',
  fields: { body: richText({ label: 'Text' }) },
});
const body = richText({ label: 'Text', nodes: [note] });
const letters = definePlugin({
  name: 'letters',
  id: 'letters',
  version: '1.0.0',
  core: '*',
  entries: {},
  blocks: {
    letter: defineBlock({
      label: 'Letter',
      version: 1,
      fields: { body, parts: fields.list({ label: 'Parts', of: { body } }) },
    }),
  },
  pageTypes: { letter: definePageType({ label: 'Letter', version: 1, fields: { intro: richText({ label: 'Intro' }) } }) },
});
const letter = (props: object) => ({ type: 'letters/letter', props: { body: said(line()), parts: [], ...props } });

/** A node in each place where a text can hold one. */
const places: Readonly<Record<string, (node: object) => object>> = {
  'among paragraphs': (node) => said(node),
  'in a line': (node) => said(line(node)),
  'in a heading': (node) => said({ ...line(node), type: 'heading', level: 2 }),
  'in a list in a list': (node) =>
    said({
      type: 'list',
      ordered: false,
      children: [
        {
          type: 'list-item',
          children: [
            { ...line(), type: 'list-item-text' },
            {
              type: 'list',
              ordered: true,
              children: [{ type: 'list-item', children: [{ ...line(node), type: 'list-item-text' }] }],
            },
          ],
        },
      ],
    }),
  'in a quote': (node) => said({ type: 'quote', children: [line(node)] }),
  'in a table': (node) =>
    said({ type: 'table', children: [{ type: 'table-row', children: [{ ...line(node), type: 'table-cell' }] }] }),
  'in a node of a plugin': (node) => said({ type: 'letters/note', props: { body: said(line(node)) } }),
};

describe('nodes of a type that nobody installed', () => {
  let app: TestApp;
  let editor: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [use(richTextPlugin), { manifest: letters, entries: {} }] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    page = await buildPage(app, {
      type: 'letters/letter',
      typeData: { intro: said(line()) },
      blocks: { 'letter-1': letter({ body: said(line(known)) }), 'letter-2': letter({}) },
    });
  });
  after(() => app?.close());

  const store = (content: object) =>
    editor.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, ...content });
  const edit = (key: string, field: string, value: unknown, at: { id: string; revision: number; sequence: number }) =>
    editor.request('POST', `/api/page/version/${at.id}/edit`, {
      revision: at.revision,
      sequence: at.sequence,
      client,
      operations: [{ op: 'set', of: 'props', key, field, value }],
    });
  const client = crypto.randomUUID();
  const first = () => ({ id: page.versionID, revision: page.revision, sequence: 1 });

  for (const [place, of] of Object.entries(places))
    it(`are refused where they are new, and taken where the page holds them: ${place}`, async () => {
      const strange = of(map('Gouda'));
      const refused = [{ property: 'blocks.letter-2.body', code: 'G_30' }];
      expectErrors(await edit('letter-2', 'body', strange, first()), 400, refused);
      const blocks = { 'letter-1': letter({ body: said(line(known)) }), 'letter-2': letter({ body: strange }) };
      expectErrors(await store({ blocks }), 400, refused);
      expectErrors(await store({ blocks: { ...blocks, 'letter-2': letter({ parts: [{ body: strange }] }) } }), 400, [
        { property: 'blocks.letter-2.parts', code: 'G_30' },
      ]);
      expectSuccess(await edit('letter-2', 'body', of(known), first()));
    });

  it('are refused in own data of a page too', async () => {
    expectErrors(await store({ typeData: { intro: said(line(map('Gouda'))) } }), 400, [
      { property: 'typeData.intro', code: 'G_30' },
    ]);
    expectSuccess(await store({ typeData: { intro: said(line(known)) } }));
  });

  it('make no block of what only lies hidden in a node that a draft takes as it comes', async () => {
    const hidden = { type: 'gone/evil', version: 1, props: { x: 1 } };
    const hiding = { type: 'letters/note', props: { body: said(line()), hidden } };
    const blocks = { 'letter-1': letter({ body: said(line(known)) }), 'letter-2': letter({ body: said(hiding) }) };
    const stored = await store({ blocks });
    expectSuccess(stored);
    const block = { key: 'evil-1', anchorPoint: '', ...hidden };
    const inserted = await editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
      ...{ revision: stored.get<number>('revision'), sequence: 1, client },
      operations: [{ op: 'insert', parent: null, slot: '', after: null, block }],
    });
    expectErrors(inserted, 400, [{ property: 'blocks.evil-1', code: 'G_30' }]);
  });

  it('stay while the words around them change, come back once they were deleted, and are published as before', async () => {
    const words = await edit('letter-1', 'body', said(line(), line(known), line()), first());
    expectSuccess(words);
    const stored = await editor.request('POST', `/api/page/version/${page.versionID}/store`, { revision: 2 });
    expectSuccess(stored);
    const without = await edit('letter-1', 'body', said(line()), { ...first(), revision: 3, sequence: 2 });
    expectSuccess(without);
    const at = { id: without.get<string>('pageVersionID'), revision: 4, sequence: 3 };
    expectErrors(await edit('letter-1', 'body', said({ ...known, more: 1 }), at), 400, [
      { property: 'blocks.letter-1.body', code: 'G_30' },
    ]);
    expectSuccess(await edit('letter-1', 'body', said(known), at));
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/publish`, {}));
    const { text } = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
    expect(text).to.contain('Delft');
  });
});
