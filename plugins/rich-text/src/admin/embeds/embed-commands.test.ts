import { expect } from 'chai';
import { caretAt, open, type } from '../editor.test-kit.ts';
import { fromSlate } from '../from-slate.ts';
import { insertTable } from '../tables/table-commands.ts';
import {
  insertEmbed,
  insertInlineEmbed,
  leaveBlock,
  moveBlock,
  removeEmbed,
  selectedEmbed,
  updateEmbed,
} from './embed-commands.ts';
import { describeEmbed, isEditable } from './describe-embed.ts';
import { isStorable } from '../../document/repair-rich-text.ts';
import { newEmbeds, newNode } from '../insert/new-embeds.ts';

const fileID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const image = { type: 'image', fileID, altText: 'Toren' } as const;
const kinds = (editor: ReturnType<typeof open>) => fromSlate(editor.children).children.map((block) => block.type);

describe('parts of a text', () => {
  it('come below the line, or in the place of an empty one, and one can go on below', () => {
    const editor = open('a\nb');
    caretAt(editor, 'a');
    insertEmbed(editor, image);
    expect(kinds(editor)).to.eql(['paragraph', 'image', 'paragraph']);
    expect(selectedEmbed(editor)?.[0].node).to.equal(image);
    const blank = open({});
    insertEmbed(blank, image);
    expect(kinds(blank)).to.eql(['image', 'paragraph']);
  });

  it('are changed, moved and removed', () => {
    const editor = open('a');
    const at = insertEmbed(editor, image);
    updateEmbed(editor, at, { ...image, caption: 'Bij zonsopgang' });
    expect(fromSlate(editor.children).children[1]).to.eql({ ...image, caption: 'Bij zonsopgang' });
    expect(moveBlock(editor, -1)).to.equal(true);
    expect(moveBlock(editor, -1)).to.equal(false);
    expect(kinds(editor)).to.eql(['image', 'paragraph', 'paragraph']);
    removeEmbed(editor, [0]);
    expect(kinds(editor)).to.eql(['paragraph', 'paragraph']);
  });

  it('stand inside a line where a plugin says so', () => {
    const editor = open('a');
    insertInlineEmbed(editor, { type: 'planner/region', props: { name: 'Zuid' } });
    type(editor, 'b');
    expect(fromSlate(editor.children).children).to.eql([
      { type: 'paragraph', children: [{ text: 'a' }, { type: 'planner/region', props: { name: 'Zuid' } }, { text: 'b' }] },
    ]);
  });

  it('are left by an empty line where the text ends or begins with them', () => {
    const editor = open([image]);
    expect(leaveBlock(editor, 'after')).to.equal(true);
    expect(kinds(editor)).to.eql(['image', 'paragraph']);
    expect(leaveBlock(editor, 'after')).to.equal(false);
    const table = open({});
    insertTable(table);
    expect(leaveBlock(table, 'before')).to.equal(true);
    expect(kinds(table)[0]).to.equal('paragraph');
  });

  it('cannot be stored before they are filled in', () => {
    for (const node of Object.values(newEmbeds)) expect(isStorable(node)).to.equal(false);
    expect(isStorable(image)).to.equal(true);
    expect(isStorable({ type: 'button', label: 'Ga', to: { href: '/x' } })).to.equal(true);
    const map = { type: 'planner/map', label: 'Map', place: 'block' as const, fields: {}, initial: { zoom: 3 } };
    expect(isStorable(newNode(map))).to.equal(true);
    expect(isEditable(newNode(map), [map])).to.equal(true);
    expect(isEditable(newNode(map), [])).to.equal(false);
    expect(describeEmbed(newNode(map), [])).to.equal('Unknown part “planner/map”');
    expect(describeEmbed(image, [])).to.equal('Image: Toren');
  });
});
