import { eventually, until } from '@lectern/testing/browser';
import type { Locator, Page } from 'playwright-core';
import { documentOf, paragraph } from '../testing/editor-page.test-kit.ts';
import type { EditorPage } from '../testing/editor-page.test-kit.ts';
import { example } from '../testing/example.test-kit.ts';
import { withEditorBrowser } from '../testing/with-editor-browser.test-kit.ts';

/** So long that its head and its end are never on the screen together. */
const long = documentOf(
  ...Array.from({ length: 60 }, (_, index) => paragraph(`Alinea ${index + 1} van een lange tekst.`)),
  ...(example.children as readonly unknown[]),
);

interface Case {
  /** Name of the panel. */
  readonly name: string;
  /** Puts the caret or the selection where somebody works. */
  readonly at: (editor: EditorPage) => Promise<unknown>;
  readonly open: (editor: EditorPage) => Promise<unknown>;
  /** The element that the panel stands below; left out where it stands at the head, for all of the text. */
  readonly below?: string;
}

const inText = (text: string) => (editor: EditorPage) => editor.caretIn(text);
const selected = (text: string) => async (editor: EditorPage) => {
  await editor.caretIn(text);
  await editor.press('Shift+Home');
};
const click = (editor: EditorPage, name: string) => editor.page.getByRole('button', { name, exact: true }).click();
const insert = (name: string) => async (editor: EditorPage) => {
  await click(editor, 'Insert');
  await editor.page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
};
const slash = (query: string) => async (editor: EditorPage) => {
  await editor.press('Enter');
  await editor.type(query);
  await editor.page.getByRole('option').first().waitFor();
  await editor.press('Enter');
};
const more = (name: string) => async (editor: EditorPage) => {
  // The row stays open once it is.
  if ((await editor.page.getByRole('button', { name, exact: true }).count()) === 0) await click(editor, 'More formatting');
  await click(editor, name);
};
const edit = (name: string) => (editor: EditorPage) => editor.page.getByRole('button', { name: `Edit ${name}` }).click();

const line = 'p:has-text("Slot")';
const cases: Readonly<Record<string, Case>> = {
  'a link': { name: 'Link', at: selected('Slot'), open: (editor) => editor.press('Control+k'), below: line },
  'a link that is changed': {
    name: 'Change link',
    at: async (editor) => {
      await editor.page.locator('.rich-text-editor__link', { hasText: 'elders' }).click();
      await editor.isBack();
    },
    open: (editor) => editor.press('Control+k'),
    below: '.rich-text-editor__link:has-text("elders")',
  },
  'a language': { name: 'Language of the phrase', at: selected('Slot'), open: more('Language'), below: line },
  'a new image': { name: 'Image', at: inText('Slot'), open: insert('Image'), below: line },
  'a new button': { name: 'Button', at: inText('Slot'), open: insert('Button'), below: line },
  'a new video': { name: 'Video', at: inText('Slot'), open: insert('Video'), below: line },
  'a new part of a plugin': { name: 'Map', at: inText('Slot'), open: insert('Map'), below: line },
  'a new part with a control of its plugin': { name: 'Region', at: inText('Slot'), open: insert('Region'), below: line },
  'a button behind a slash': { name: 'Button', at: inText('Slot'), open: slash('/button'), below: 'p:last-child' },
  'an image': {
    name: 'Image',
    at: inText('Slot'),
    open: edit('Image: De toren van Batenburg'),
    below: '[data-kind=image]:has-text("Batenburg")',
  },
  'a button': { name: 'Button', at: inText('Slot'), open: edit('Button: Vraag aan'), below: '[data-kind=button]' },
  'a video': { name: 'Video', at: inText('Slot'), open: edit('Video: Zo herstellen we'), below: '[data-kind=video]' },
  'a part of a plugin': { name: 'Map', at: inText('Slot'), open: edit('Map: Zuid'), below: '[data-kind=node]:has-text("Zuid")' },
  'the caption of a table': {
    name: 'Caption of the table',
    at: inText('250 euro'),
    open: (editor) => click(editor, 'Caption'),
    below: 'td:has-text("250 euro")',
  },
  'what is looked for': { name: 'Find in this text', at: inText('Slot'), open: (editor) => editor.press('Control+f') },
  'the keys': { name: 'Keys of this editor', at: inText('Slot'), open: (editor) => editor.press('Control+/') },
};

/** Where the selection is, as the browser tells it. */
const selectionIn = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = window.getSelection() ?? {};
    return [anchorNode?.textContent, anchorOffset, focusNode?.textContent, focusOffset];
  });

const hasFocusIn = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const panel = document.activeElement?.closest('.rich-text-editor__panel');
    return panel?.querySelector('strong')?.textContent === wanted;
  }, name);

/** Whether something else is drawn where the title of a panel should be. */
const isCovered = (panel: Locator) =>
  panel
    .locator('strong')
    .first()
    .evaluate((title) => {
      const { left, top, height } = title.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + height / 2) !== title;
    });

describe('every panel of the editor', function () {
  this.timeout(240_000);
  const editorBrowser = withEditorBrowser();

  for (const [what, { name, at, open, below }] of Object.entries(cases)) {
    it(`opens where one works, takes the focus, and gives it back with Escape: ${what}, wide and narrow`, async () => {
      const wide = await editorBrowser().open(long);
      await checkPanel(wide);
      // A slash leaves a line behind.
      const narrow = what.endsWith('slash') ? await editorBrowser().open(long, {}, 320) : wide;
      await narrow.page.setViewportSize({ width: 320, height: 900 });
      await checkPanel(narrow);
      for (const { watched } of new Set([wide, narrow])) await watched.close();
    });

    async function checkPanel(editor: EditorPage): Promise<void> {
      await at(editor);
      const before = await selectionIn(editor.page);
      await open(editor);
      const panel = editor.page.locator('.rich-text-editor__panel');
      await until(() => hasFocusIn(editor.page, name), true, 'the focus is in the panel');
      const anchor = below === undefined ? undefined : editor.page.locator(`#body ${below}`).last();
      const isInPlace = async () => {
        const box = await panel.boundingBox();
        const screen = editor.page.viewportSize();
        if (!box || !screen) return 'not drawn';
        if (box.x < 0 || box.x + box.width > screen.width) return `from ${box.x}, ${box.width} wide`;
        // Its first field is on the screen, even where all of it would be too much.
        if (box.y < 0 || box.y + 60 > screen.height) return `off the screen at ${box.y}`;
        if (await isCovered(panel)) return 'covered';
        const work = await anchor?.boundingBox();
        if (anchor && !work) return 'nothing to stand below';
        const gap = work ? box.y - work.y - work.height : 0;
        return gap > -10 && gap < 40 ? 'in place' : `${gap} from where one works`;
      };
      await until(isInPlace, 'in place');
      await editor.press('Escape');
      await until(() => panel.count(), 0, 'the panel is closed');
      await editor.isBack();
      if (below?.startsWith('[data-kind')) {
        // What was edited is what one is at.
        await until(() => anchor?.getAttribute('data-selected'), 'true', 'the part is selected');
      } else if (what.endsWith('slash')) {
        // The slash and what followed it are gone, and the caret is in the line that they stood in.
        await until(async () => String((await selectionIn(editor.page))[0]).replace('\ufeff', ''), '', 'the line is empty');
      } else await until(() => selectionIn(editor.page), before, 'the selection is where it was');
      await eventually(() => editor.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).to.equal(
        true,
      );
    }
  }
});
