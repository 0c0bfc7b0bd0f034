import { expect } from 'chai';
import fc from 'fast-check';
import { Editor, Transforms } from 'slate';
import { arbitraryRichText } from '../document/arbitrary-rich-text.test.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { fromSlate } from './from-slate.ts';
import { toSlate } from './to-slate.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';

const isBlank = (json: string) => json === JSON.stringify([{ type: 'paragraph', children: [{ text: '' }] }]);

describe('a document in the editor', () => {
  it('comes back byte for byte, for 200 generated ones', () => {
    fc.assert(
      fc.property(arbitraryRichText, (doc) => {
        expect(JSON.stringify(fromSlate(toSlate(doc)))).to.equal(JSON.stringify(doc));
        // A copy has lost the memory of its source, so this is the conversion itself.
        if (!isBlank(JSON.stringify(doc.children)))
          expect(JSON.stringify(fromSlate(structuredClone(toSlate(doc))))).to.equal(JSON.stringify(doc));
      }),
      { numRuns: seedCount(200) },
    );
  });

  it('is already as Slate wants it, so that nothing changes when the editor puts all in order', () => {
    fc.assert(
      fc.property(arbitraryRichText, (doc) => {
        const editor = createRichTextEditor();
        editor.children = structuredClone(toSlate(doc));
        const before = JSON.stringify(editor.children);
        Editor.normalize(editor, { force: true });
        expect(JSON.stringify(editor.children)).to.equal(before);
        expect(editor.operations).to.eql([]);
      }),
      { numRuns: seedCount(200) },
    );
  });

  it('changes in the block that is edited and nowhere else', () => {
    fc.assert(
      fc.property(arbitraryRichText, fc.nat(), (doc, at) => {
        const editor = createRichTextEditor();
        editor.children = toSlate(doc);
        const index = at % editor.children.length;
        const block = editor.children[index];
        if (!block || !('type' in block) || block.type === 'embed') return;
        Transforms.insertText(editor, 'Q', { at: Editor.start(editor, [index]) });
        const after = fromSlate(editor.children).children;
        doc.children.forEach((stored, other) => {
          if (other !== index) expect(after[other]).to.equal(stored);
        });
        expect(JSON.stringify(after[index])).to.contain('Q');
      }),
      { numRuns: seedCount(200) },
    );
  });

  it('is an empty document again when all text is deleted', () => {
    const editor = createRichTextEditor();
    editor.children = toSlate({ kind: 'richtext', version: 1, children: [] });
    Transforms.insertText(editor, 'x', { at: { path: [0, 0], offset: 0 } });
    expect(fromSlate(editor.children).children).to.have.length(1);
    Transforms.delete(editor, { at: Editor.range(editor, []) });
    expect(fromSlate(editor.children).children).to.eql([]);
  });
});
