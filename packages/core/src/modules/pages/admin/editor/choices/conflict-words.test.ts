import { expect } from 'chai';
import { fields } from '#index.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { conflictWords } from './conflict-words.ts';

const t: Text = (key) => key;

describe('the words of a value that waits for a choice', () => {
  it('are its own, line by line, the label of a choice, or that it is there; never an id', () => {
    const options = [{ value: 's', label: 'Small' }];
    const list = fields.list({ label: 'Items', of: { name: fields.text({ label: 'Name' }) } });
    const image = { kind: 'image', fileID: '00000000-0000-4000-8000-0000000000a1', cropParams: null, altText: '' };
    expect(conflictWords(t, 'Words', fields.text({ label: 'Title' }))).to.equal('Words');
    expect(conflictWords(t, 's', fields.select({ label: 'Size', options, initial: 's' }))).to.equal('Small');
    expect(conflictWords(t, [{ name: 'One' }, { name: 'Two' }], list)).to.equal('One\nTwo');
    expect(conflictWords(t, { ...image, altText: 'A church' }, fields.image({ label: 'Image' }))).to.equal('A church');
    expect(conflictWords(t, image, fields.image({ label: 'Image' }))).to.equal('conflict.filled');
    expect(conflictWords(t, [image.fileID])).to.equal('conflict.filled');
    expect([true, false].map((value) => conflictWords(t, value))).to.deep.equal(['conflict.on', 'conflict.off']);
    const blank = { kind: 'richtext', version: 1, children: [{ type: 'paragraph', children: [{ text: ' ' }] }] };
    const pictured = { ...blank, children: [...blank.children, { type: 'image', fileID: image.fileID, decorative: true }] };
    expect(conflictWords(t, pictured)).to.equal('conflict.filled');
    for (const nothing of [undefined, null, '', ' ', [], blank]) expect(conflictWords(t, nothing)).to.equal('conflict.empty');
  });
});
