import type { FrameLocator, Page } from 'playwright-core';

/** A word of a block in the preview, by where it stands in its line. */
export interface SampledWord {
  readonly block: string;
  readonly word: string;
  /** Characters of the word before the click. */
  readonly inside: number;
  /** The text of the element in which it stands. */
  readonly line: string;
  /** Of the click, among the texts of the page, and in that text. */
  readonly text: number;
  readonly offset: number;
}

/** Words of every block of the previewed page, `each` of a block, the same ones for a seed. */
export const sampleWords = (frame: FrameLocator, seed: number, each: number): Promise<SampledWord[]> =>
  frame.locator('body').evaluate(
    (body, [start, count]) => {
      // A method, because this runs in a page that knows nothing of what a compiler adds to functions with a name.
      const dice = {
        state: start,
        throw(below: number): number {
          this.state = (this.state * 1_103_515_245 + 12_345) % 2_147_483_648;
          return Math.floor((this.state / 2_147_483_648) * below);
        },
      };
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
      const open: string[] = [];
      const places: Node[] = [];
      const texts = new Map<string, Text[]>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [, end, key] = node instanceof Comment ? (/^(\/?)b:([^ ]+)/.exec(node.data) ?? []) : [];
        if (end) open.pop();
        else if (key !== undefined) open.push(key);
        const block = open.at(-1);
        if (!(node instanceof Text)) continue;
        places.push(node);
        const isSeen = node.parentElement?.checkVisibility() && node.data.trim().length > 2;
        if (isSeen && block !== undefined && !node.parentElement?.closest('button, summary, label'))
          texts.set(block, [...(texts.get(block) ?? []), node]);
      }
      return [...texts].flatMap(([block, nodes]) =>
        Array.from({ length: count }, () => {
          const node = nodes[dice.throw(nodes.length)];
          const words = [...(node?.data.matchAll(/[\p{L}\p{N}]{3,}/gu) ?? [])];
          const word = words[dice.throw(words.length)];
          if (!node || !word) return [];
          const inside = 1 + dice.throw(word[0].length - 1);
          const line = node.parentElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          const offset = word.index + inside;
          return [{ block, word: word[0], inside, line, text: places.indexOf(node), offset }];
        }).flat(),
      );
    },
    [seed, each] as const,
  );

/** Clicks before a character of a text of the page, as somebody does who sees it. */
export const clickText = (frame: FrameLocator, { text, offset }: Pick<SampledWord, 'text' | 'offset'>): Promise<boolean> =>
  frame.locator('body').evaluate(
    (body, [index, at]) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let place = 0; place <= index; place += 1) walker.nextNode();
      walker.currentNode.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const { left, top, height } = range.getBoundingClientRect();
      const [clientX, clientY] = [left + 1, top + height / 2];
      const target = document.elementFromPoint(clientX, clientY);
      return target?.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true })) !== undefined;
    },
    [text, offset] as const,
  );

/** Clicks in the middle of the first word of the page that says this. */
export async function clickWord(frame: FrameLocator, word: string): Promise<void> {
  const place = await frame.locator('body').evaluate((body, wanted) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = 0; walker.nextNode(); text += 1) {
      const at = walker.currentNode.textContent?.indexOf(wanted) ?? -1;
      const isSeen = walker.currentNode.parentElement?.closest('main')?.checkVisibility();
      if (at >= 0 && isSeen) return { text, offset: at + Math.floor(wanted.length / 2) };
    }
    throw new Error(`No word "${wanted}".`);
  }, word);
  await clickText(frame, place);
}

/** The word at the caret, a bar where it stands; empty where there is no caret in a text. */
export const wordAtCaret = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const selection = document.getSelection();
    const isText = selection?.anchorNode instanceof Text && element?.contains(selection.anchorNode);
    const text = isTyped ? element.value : isText ? (selection.anchorNode?.textContent ?? '') : '';
    const at = isTyped ? (element.selectionStart ?? 0) : (selection?.anchorOffset ?? 0);
    const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? '';
    const behind = /^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? '';
    return before + behind === '' ? '' : `${before}|${behind}`;
  });
