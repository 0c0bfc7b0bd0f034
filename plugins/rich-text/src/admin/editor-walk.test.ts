import { expect } from 'chai';
import fc from 'fast-check';
import { Editor, Transforms } from 'slate';
import { arbitraryRichText } from '../document/arbitrary-rich-text.test.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { insertRule, setBlock, toggleQuote } from './block-commands.ts';
import { insertEmbed, insertInlineEmbed, leaveBlock, moveBlock } from './embeds/embed-commands.ts';
import { clipboardFormat } from './create-rich-text-editor.ts';
import { findMatches, replaceMatches } from './find/find-text.ts';
import { fromSlate } from './from-slate.ts';
import { removeLinks, setLink } from './link/link-commands.ts';
import { indent, outdent, toggleList } from './list-commands.ts';
import { clearMarks, setLanguage, toggleMark } from './mark-commands.ts';
import { insertTable, tableCommands } from './tables/table-commands.ts';
import { open, page, type } from './editor.test-kit.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';

describe('whatever an editor does', () => {
  const actions: Record<string, (editor: Editor) => unknown> = {
    bold: (editor) => toggleMark(editor, 'bold'),
    clear: clearMarks,
    bullets: (editor) => toggleList(editor, false),
    numbers: (editor) => toggleList(editor, true),
    quote: toggleQuote,
    heading: (editor) => setBlock(editor, 2),
    paragraph: (editor) => setBlock(editor, undefined),
    rule: insertRule,
    table: insertTable,
    image: (editor) => insertEmbed(editor, { type: 'image', fileID: page, decorative: true }),
    region: (editor) => insertInlineEmbed(editor, { type: 'planner/region', props: {} }),
    up: (editor) => moveBlock(editor, -1),
    down: (editor) => moveBlock(editor, 1),
    leave: (editor) => leaveBlock(editor, 'after'),
    replace: (editor) => replaceMatches(editor, findMatches(editor, { query: 'a', isCaseSensitive: false }), 'bc'),
    language: (editor) => setLanguage(editor, 'la'),
    star: (editor) => type(editor, ' *q*'),
    ...tableCommands,
    indent,
    outdent,
    enter: (editor) => editor.insertBreak(),
    soft: (editor) => editor.insertSoftBreak(),
    backspace: (editor) => editor.deleteBackward('character'),
    delete: (editor) => editor.deleteForward('character'),
    cut: (editor) => editor.deleteFragment(),
    link: (editor) => setLink(editor, { page }, false),
    unlink: removeLinks,
    type: (editor) => editor.insertText('q'),
    paste: (editor) =>
      editor.insertData({ getData: (format: string) => (format === 'text/plain' ? 'een\ntwee' : '') } as DataTransfer),
    copy: (editor) => {
      const fragment = btoa(encodeURIComponent(JSON.stringify(editor.getFragment())));
      Transforms.collapse(editor, { edge: 'end' });
      editor.insertData({
        getData: (format: string) => (format === `application/${clipboardFormat}` ? fragment : ''),
      } as DataTransfer);
    },
  };

  it('can be stored, after 150 random walks by seed', () => {
    const draft = richTextSchema({ level: 'draft' });
    const step = fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.nat(), fc.nat(), fc.boolean());
    fc.assert(
      fc.property(arbitraryRichText, fc.array(step, { minLength: 1, maxLength: 12 }), (doc, steps) => {
        const editor = open(doc);
        for (const [name, anchor, focus, isCollapsed] of steps) {
          const points = [...Editor.positions(editor, { at: [], unit: 'character' })];
          const one = points[anchor % points.length];
          const other = points[(isCollapsed ? anchor : focus) % points.length];
          if (one && other) Transforms.select(editor, { anchor: one, focus: other });
          actions[name]?.(editor);
          const stored = fromSlate(editor.children);
          expect(draft.safeParse(stored).error?.issues ?? [], name).to.eql([]);
          // What is shown is what is stored, whatever was remembered on the way.
          if (toPlainText(stored) !== '')
            expect(JSON.stringify(fromSlate(structuredClone(editor.children)).children)).to.equal(
              JSON.stringify(stored.children),
            );
        }
      }),
      { numRuns: seedCount(150) },
    );
  });
});
