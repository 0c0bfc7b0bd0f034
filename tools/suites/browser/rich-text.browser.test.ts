import { eventually, siteLooks, until, untilFine, violationsInLooks, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { makePage, storedVersion } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { addFile, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

interface Document {
  readonly children: readonly Readonly<Record<string, unknown>>[];
}

const documentOf = (...children: readonly Readonly<Record<string, unknown>>[]) => ({ kind: 'richtext', version: 1, children });
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });

describe('pictures and films in a text', () => {
  const workspace = mediaWorkspace();
  const text = (): Locator => workspace.page.getByRole('textbox', { name: 'Text', exact: true });
  const dialog = (): Locator => workspace.page.getByRole('dialog');

  async function publish(title: string, body: unknown): Promise<string> {
    const pageID = await makePage(workspace.api, title, [{ type: 'rich-text/text', props: { body } }]);
    const { data: page } = await workspace.api.get<{ data: { revision: number; slug: string } }>(`/page/${pageID}`);
    await workspace.api.post(`/page/${pageID}/publish`, { revision: page.revision });
    return page.slug;
  }

  it('are chosen in the library by keyboard alone, and stand on the site as they were chosen', async () => {
    const fileID = await addFile(
      workspace.api,
      '/',
      await picture('roosvenster.jpg', { width: 900, height: 600 }),
      'Een roosvenster',
    );
    const pageID = await makePage(workspace.api, 'Vensters', [
      { type: 'rich-text/text', props: { body: documentOf(paragraph('Boven het koor')) } },
    ]);
    await workspace.open();
    const { page } = workspace;
    const editor = await openEditor(page, pageID);
    await editor.rows.first().locator('.lc-block__main').click();
    await text().getByText('Boven het koor').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/image');
    await page.getByRole('option', { name: /^Image From/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose from the library' }).press('Enter');
    const chosen = dialog().getByRole('option', { name: /^roosvenster\.jpg / });
    await chosen.waitFor();
    await dialog().getByRole('listbox').focus();
    await page.keyboard.type('roos');
    await until(() => chosen.getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    // What the library says that it shows comes along.
    await until(() => page.getByRole('textbox', { name: /^Alternative text/ }).inputValue(), 'Een roosvenster');
    await page.getByRole('textbox', { name: 'Caption' }).fill('Na de herstelling');
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Insert', exact: true }).filter({ hasText: 'Insert' }).press('Enter');
    await until(() => text().evaluate((own) => own.contains(document.activeElement)), true);
    await editor.save();
    const { blocks } = await storedVersion(workspace.api, pageID);
    const body = Object.values(blocks)[0]?.props['body'] as Document | undefined;
    expect(body?.children).to.deep.include({ type: 'image', fileID, altText: 'Een roosvenster', caption: 'Na de herstelling' });

    await editor.publish();
    const { data } = await workspace.api.get<{ data: { slug: string } }>(`/page/${pageID}`);
    await page.goto(data.slug);
    const image = page.getByRole('img', { name: 'Een roosvenster' });
    await untilFine(
      () => image.evaluate((own) => (own as HTMLImageElement).naturalWidth),
      (width) => width > 0,
      'the width of the image',
    );
    await page.getByRole('figure').getByText('Na de herstelling').waitFor();
    expect(await violationsInLooks(page, siteLooks)).to.deep.equal([]);
    workspace.watched.expectClean();
  });

  describe('a film', () => {
    const host = 'www.youtube-nocookie.com';
    let path: string;

    before(async () => {
      const added = await workspace.api.post<{ data: { id: string } }>('/medialib/add-video', {
        path: '/',
        fileName: 'Klokken',
        link: 'https://youtu.be/abcdefghijk',
        posterFileID: await addFile(workspace.api, '/', await picture('klokken.jpg', { width: 960, height: 540 })),
      });
      path = await publish(
        'Klokken',
        documentOf(paragraph('Zo luiden zij.'), { type: 'video', fileID: added.data.id, title: 'Drie klokken' }),
      );
    });

    it('asks its host for nothing before a visitor allows it, and plays in its place afterwards', async () => {
      await workspace.open();
      const { page } = workspace;
      const asked: string[] = [];
      await page.route(/youtube/, async (route) => {
        asked.push(new URL(route.request().url()).host);
        await route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' });
      });
      await page.goto(path);
      const film = page.getByRole('link', { name: /Drie klokken/ });
      // Once its script is there, it says that it plays instead of where it leads.
      await film.getByText('Video afspelen').waitFor();
      await film.focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('group', { name: 'Video afspelen' });
      await question.getByText(/staat bij YouTube/).waitFor();
      expect(await violationsOn(page)).to.deep.equal([]);
      expect(asked).to.deep.equal([]);
      await question.getByRole('button', { name: 'Altijd toestaan' }).click();
      await page.locator('iframe[title="Drie klokken"]').waitFor();
      await until(() => asked, [host]);
      // What was allowed for good is not asked again.
      await page.reload();
      await film.getByText('Video afspelen').waitFor();
      await film.press('Enter');
      await page.locator('iframe[title="Drie klokken"]').waitFor();
      workspace.watched.expectClean();
    });

    it('is a link to its host without a script', async () => {
      await workspace.open();
      await workspace.page.goto(path);
      const context = await workspace.page.context().browser()?.newContext({ javaScriptEnabled: false });
      const page = await context?.newPage();
      await page?.goto(workspace.page.url());
      const film = page?.getByRole('link', { name: /Drie klokken/ });
      await eventually(() => film?.getAttribute('href')).to.match(/^https:\/\/www\.youtube\.com\/.*abcdefghijk/);
      await eventually(() => film?.getByText('Bekijk op YouTube').isVisible()).to.equal(true);
      await context?.close();
    });
  });
});
