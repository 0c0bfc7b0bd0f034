import { defineBlock, definePageType, definePlugin, fields, use } from '@lectern/core';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import richTextPlugin, { richText } from '../manifest.ts';

const said = (text: string) => ({ kind: 'richtext', version: 1, children: [{ type: 'paragraph', children: [{ text }] }] });
const newer = (href: string) => ({
  kind: 'richtext',
  version: 2,
  children: [{ type: 'paragraph', runs: [{ text: 'x', to: { href } }] }],
});
const evil = newer('javascript:alert(1)');

const text = fields.text({ label: 'Title', required: true });
const body = richText({ label: 'Text', required: true });
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
      fields: {
        title: text,
        body,
        parts: fields.list({ label: 'Parts', of: { title: text, body } }),
      },
    }),
  },
  pageTypes: { letter: definePageType({ label: 'Letter', version: 1, fields: { intro: richText({ label: 'Intro' }) } }) },
});

const letter = (props: object) => ({ type: 'letters/letter', props: { title: 'x', body: said('a'), parts: [], ...props } });

describe('a text that claims a newer version', () => {
  let app: TestApp;
  let editor: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [use(richTextPlugin), { manifest: letters, entries: {} }] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    page = await buildPage(app, {
      type: 'letters/letter',
      typeData: { intro: said('i') },
      blocks: { 'letter-1': letter({ parts: [{ title: 'deel', body: said('b') }] }) },
    });
  });
  after(() => app?.close());

  const store = (content: object) => editor.request('POST', `/api/page/version/${page.versionID}/store`, content);
  const publish = () => editor.request('POST', `/api/page/${page.id}/publish`, {});
  const live = async () => (await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug })).text;
  /** As a newer code left it, before somebody went back to this one. */
  const leave = (path: string, value: unknown, column = 'blocks') =>
    app.app.pool.query(`update lectern_page_version set ${column} = jsonb_set(${column}, $2::text[], $3::jsonb) where id = $1`, [
      page.versionID,
      path,
      JSON.stringify(value),
    ]);

  it('is refused wherever it stands, by storing and by creating, and nothing of it leaves', async () => {
    const places: readonly (readonly [object, string])[] = [
      [{ blocks: { 'letter-1': letter({ body: evil }) } }, 'blocks.letter-1.body'],
      [{ blocks: { 'letter-2': letter({ body: evil }) } }, 'blocks.letter-2.body'],
      [{ blocks: { 'letter-1': letter({ parts: [{ title: 'x', body: evil }] }) } }, 'blocks.letter-1.parts.0.body'],
      [{ typeData: { intro: evil } }, 'typeData.intro'],
    ];
    for (const [content, property] of places)
      expectErrors(await store({ revision: 1, ...content }), 400, [{ property, code: 'G_21' }]);
    const fresh = {
      title: 'x',
      slug: '/x',
      type: 'letters/letter',
      locale: 'nl-NL',
      content: { 'letter-1': letter({ body: evil }) },
    };
    expectErrors(await editor.request('POST', '/api/page/create', fresh), 400, [
      { property: 'blocks.letter-1.body', code: 'G_21' },
    ]);
    expectSuccess(await publish());
    expect(await live()).not.to.contain('javascript:');
  });

  it('stays where it is stored, byte for byte, while everything else is checked and tidied', async () => {
    const known = newer('https://example.nl');
    await leave('{letter-1,props,body}', known);
    await leave('{letter-1,props,parts,0,body}', known);
    await leave('{intro}', known, 'type_data');
    const parts = [
      { title: 'nieuw', body: said('c') },
      { title: 'deel', body: known },
    ];
    const stored = await store({ revision: 1, blocks: { 'letter-1': letter({ title: ' Titel ', body: known, parts }) } });
    expectSuccess(stored);
    expectSuccess(await publish());
    const data = JSON.parse(await live()) as {
      data: { pageVersion: { blocks: Record<string, { props: object }>; typeData: object } };
    };
    expect(JSON.stringify(data)).to.contain('"version":2');
    expect(data.data.pageVersion.blocks['letter-1']?.props).to.deep.include({
      title: 'Titel',
      body: known,
      parts,
    });
  });

  it('is no other than the stored one, in no other field, and excuses nothing beside it', async () => {
    await leave('{letter-1,props,body}', newer('https://example.nl'));
    const known = newer('https://example.nl');
    const cases: readonly (readonly [object, readonly { property: string; code: string }[]])[] = [
      [letter({ body: evil }), [{ property: 'blocks.letter-1.body', code: 'G_21' }]],
      [letter({ body: { ...known, version: 3 } }), [{ property: 'blocks.letter-1.body', code: 'G_21' }]],
      [
        letter({ body: known, parts: [{ title: 'x', body: known }] }),
        [{ property: 'blocks.letter-1.parts.0.body', code: 'G_21' }],
      ],
      [letter({ body: known, title: 7 }), [{ property: 'blocks.letter-1.title', code: 'V_12' }]],
    ];
    for (const [block, errors] of cases) expectErrors(await store({ revision: 1, blocks: { 'letter-1': block } }), 400, errors);
    expectErrors(await store({ revision: 1, blocks: { 'letter-2': letter({ body: known }) } }), 400, [
      { property: 'blocks.letter-2.body', code: 'G_21' },
    ]);
  });
});
