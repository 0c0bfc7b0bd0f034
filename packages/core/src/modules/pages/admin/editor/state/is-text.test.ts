import { expect } from 'chai';
import { fields } from '#contract/fields/fields.ts';
import { isText } from './is-text.ts';

const title = fields.text({ label: 'Title' });
const running = { ...title, editor: { ...title.editor, control: 'rich-text/editor' } };

describe('a type of block', () => {
  it('is a text where running text is all that it shows', () => {
    expect(isText({ fields: { title, body: running, hasRule: fields.boolean({ label: 'Rule' }) } })).to.equal(true);
  });

  it('is none with a picture, a list or a link beside its text, nor with lines alone', () => {
    expect(isText({ fields: { body: running, image: fields.image({ label: 'Image' }) } })).to.equal(false);
    expect(isText({ fields: { body: running, items: fields.list({ label: 'Items', of: { title } }) } })).to.equal(false);
    expect(isText({ fields: { body: running, link: fields.link({ label: 'Link' }) } })).to.equal(false);
    expect(isText({ fields: { title } })).to.equal(false);
  });
});
