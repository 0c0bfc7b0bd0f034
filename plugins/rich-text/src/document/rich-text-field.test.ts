import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { fields } from '@lectern/core';
import manifest from '../manifest.ts';
import { defineRichTextNode } from './node-definition.ts';
import { declaredNodes } from './node-settings.ts';
import { richText } from './rich-text-field.ts';
import type { RichText } from './rich-text.types.ts';

const page = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
const file = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('the field of rich text', () => {
  const field = richText({ label: 'Text', help: 'Short', required: true });

  it('tells the editor what to draw, as plain data', () => {
    expect(JSON.parse(JSON.stringify(field.editor))).to.eql({
      control: 'rich-text/editor',
      label: 'Text',
      help: 'Short',
      required: true,
    });
    expect(field.initial).to.eql({ kind: 'richtext', version: 1, children: [] });
  });

  it('knows what a document uses, says and shows', async () => {
    const stored = JSON.parse(await readFile(new URL('../../fixtures/text.v1.json', import.meta.url), 'utf8')) as {
      props: { body: RichText };
    };
    const { body } = stored.props;
    expect(field.schema.parse(body)).to.eql(body);
    expect(field.references?.(body)).to.eql([
      { kind: 'page', id: page, anchor: 'dekking' },
      { kind: 'media', id: file },
      { kind: 'address', id: 'https://example.nl/?a=1&b=2' },
      { kind: 'page', id: page },
    ]);
    const text = field.text?.(body) ?? [];
    expect(text.map(({ weight }) => weight).join('')).to.equal('ACBCBC');
    expect(text[0]?.text).to.equal('Wat is gedekt?');
    expect(text.at(-1)?.text).to.equal('Vraag een offerte aan\nLambertuskerk');
    const cropParams = { x: 0, y: 10, width: 800, height: 600, rotate: 0, scaleX: 1, scaleY: -1 };
    expect(field.media?.(body, 'items.0.body')).to.eql([
      { name: `items.0.body:${file}`, kind: 'image', fileID: file, altText: 'Een toren bij zonsopgang', cropParams },
      { name: `items.0.body:${file}:2`, kind: 'image', fileID: file, altText: '' },
    ]);
  });

  it('counts an own address that was typed as a reference to a path', () => {
    const link = { type: 'link', to: { href: '/contact?a=1#b' }, children: [{ text: 'x' }] };
    const doc = {
      kind: 'richtext',
      version: 1,
      children: [{ type: 'paragraph', children: [link, link] }],
    } as unknown as RichText;
    expect(field.references?.(doc)).to.eql([{ kind: 'path', id: '/contact' }]);
  });

  it('asks a plugin\u2019s node what it says and uses', () => {
    const map = defineRichTextNode({
      type: 'planner/map',
      label: 'Map',
      place: 'block',
      icon: 'map',
      fields: {
        title: fields.text({ label: 'Title', required: true }),
        page: fields.link({ label: 'Page' }),
        picture: fields.image({ label: 'Picture' }),
      },
    });
    const props = { title: 'Kaart', page: { to: { page } }, picture: { fileID: file, decorative: true } };
    const withMap = richText({ label: 'Text', nodes: [map] });
    const doc: RichText = { kind: 'richtext', version: 1, children: [{ type: 'planner/map', props }] };
    expect(withMap.text?.(doc)).to.eql([{ text: 'Kaart', weight: 'C' }]);
    expect(withMap.references?.(doc)).to.eql([
      { kind: 'page', id: page },
      { kind: 'media', id: file },
    ]);
    expect(withMap.media?.(doc, 'body')).to.eql([{ name: 'body:nodes.0.picture', kind: 'image', fileID: file, altText: '' }]);
    const [settings] = declaredNodes(withMap.editor.settings);
    expect(settings).to.deep.include({ type: 'planner/map', label: 'Map', icon: 'map', place: 'block' });
    expect(settings?.initial).to.eql({ title: '', page: null, picture: null });
    expect(JSON.parse(JSON.stringify(settings))).to.eql(settings);
  });

  it('survives a stored value that is no document', () => {
    const stored = [{ text: 'los' }] as unknown as RichText;
    expect(field.text?.(stored)).to.eql([{ text: 'los', weight: 'C' }]);
    expect(field.references?.(stored)).to.eql([]);
    expect(field.media?.(stored, 'body')).to.eql([]);
  });

  it('is the field of the block', () => {
    const { text } = manifest.blocks;
    expect(
      text.summary({
        body: { kind: 'richtext', version: 1, children: [{ type: 'paragraph', children: [{ text: 'Een toren' }] }] },
      }),
    ).to.equal('Een toren');
    expect(text.draft.safeParse({}).success).to.equal(true);
    expect(text.schema.safeParse({}).success).to.equal(false);
  });
});
