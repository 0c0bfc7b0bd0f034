import { expect } from 'chai';
import { Editor, Transforms } from 'slate';
import { setPageHistory } from '../own-step.ts';
import { caretAt, markdown, open, selectFrom, type } from '../editor.test-kit.ts';

// Waits: a link is made in the task after what was typed, or not at all.
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const clipboard = (text: string) =>
  ({ getData: (format: string) => (format === 'text/plain' ? text : ''), files: [] }) as unknown as DataTransfer;

describe('an address in a text', () => {
  const typed: Record<string, string> = {
    'https://example.nl/a?b=1 ': '[https://example.nl/a?b=1](https://example.nl/a?b=1)',
    'zie https://example.nl. Ja': 'zie [https://example.nl](https://example.nl). Ja',
    '(www.example.nl) ': '([www.example.nl](https://www.example.nl))',
    'https://nl.wikipedia.org/wiki/Toren_(Delft) ':
      '[https://nl.wikipedia.org/wiki/Toren_(Delft)](https://nl.wikipedia.org/wiki/Toren_%28Delft%29)',
    'mail info@example.nl ': 'mail [info@example.nl](mailto:info@example.nl)',
    'www.example.nl\nx': '[www.example.nl](https://www.example.nl)\n\nx',
    'notes.txt ': 'notes.txt',
    'javascript:alert(1) ': 'javascript:alert(1)',
    'https:// ': 'https://',
    '`https://example.nl` ': '`https://example.nl`',
    'https://example.nl': 'https://example.nl',
  };
  for (const [text, result] of Object.entries(typed))
    it(`that is typed, ${JSON.stringify(text)}, becomes ${result}`, async () => {
      const editor = open(undefined);
      type(editor, text);
      await settled();
      // Markdown writes signs so that they stay signs; what is of interest is the link.
      expect(
        markdown(editor)
          .replaceAll('\\', '')
          .replace(/<([^>]*)>/g, '$1')
          .trim(),
      ).to.equal(result);
      type(editor, 'y');
      expect(Editor.string(editor, [])).to.equal(`${text.replace('\n', '').replaceAll('`', '')}y`);
    });

  it('that is typed becomes a link as a step of its own', async () => {
    const editor = open(undefined);
    const steps: string[] = [];
    setPageHistory(editor, {
      endStep: () => steps.push(markdown(editor).replaceAll('\\', '').trim()),
      undo: () => undefined,
      tell: () => undefined,
    });
    type(editor, 'www.example.nl ');
    await settled();
    expect(steps).to.deep.equal(['www.example.nl', '[www.example.nl](https://www.example.nl)']);
  });

  it('that is pasted on chosen words links them', () => {
    const editor = open('een toren hier');
    selectFrom(editor, 'toren', 'toren');
    editor.insertData(clipboard(' https://example.nl/toren\n'));
    expect(markdown(editor)).to.equal('een [toren](https://example.nl/toren) hier');
    type(editor, 's');
    expect(markdown(editor)).to.equal('een [toren](https://example.nl/toren)s hier');
  });

  it('that is pasted elsewhere is text: on another address, on several lines, with words around it, at a caret', () => {
    const { DOMParser } = globalThis;
    const cases: [() => Editor, string][] = [
      [() => open('https://oud.nl'), 'https://nieuw.nl'],
      [() => open('een toren'), 'zie https://nieuw.nl'],
      [() => open('een toren'), 'notes.txt'],
    ];
    for (const [make, text] of cases) {
      const editor = make();
      Transforms.select(editor, []);
      editor.insertData(clipboard(text));
      expect(Editor.string(editor, []), text).to.equal(text);
    }
    const lines = open({
      kind: 'richtext',
      version: 1,
      children: ['a', 'b'].map((own) => ({ type: 'paragraph', children: [{ text: own }] })),
    });
    Transforms.select(lines, []);
    lines.insertData(clipboard('https://nieuw.nl'));
    expect(Editor.string(lines, [])).to.equal('https://nieuw.nl');
    const caret = open('ab');
    caretAt(caret, 'a');
    caret.insertData(clipboard('https://nieuw.nl'));
    expect(Editor.string(caret, [])).to.equal('ahttps://nieuw.nlb');
    globalThis.DOMParser = DOMParser;
  });
});
