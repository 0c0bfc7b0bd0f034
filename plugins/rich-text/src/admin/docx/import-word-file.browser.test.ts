import { eventually, expectAccessible, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { draftPage, origin, serveAdmin } from '../testing/admin-server.test-kit.ts';
import { withEditorBrowser } from '../testing/with-editor-browser.test-kit.ts';
import { toPlainText } from '../../document/to-plain-text.ts';
import { wordReport, wordType } from './word-file.test-kit.ts';

const fileID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c';

interface Sent {
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly content: Readonly<
    Record<string, { readonly type: string; readonly props: { readonly body: { readonly children: { type: string }[] } } }>
  >;
}

interface Served {
  uploadsFail: boolean;
  readonly pages: Sent[];
  readonly alts: string[];
}

/** Answers what an import asks for: files of the library, and pages, of which the first slug is taken. */
async function serveImport(page: Page): Promise<Served> {
  const served: Served = { uploadsFail: false, pages: [], alts: [] };
  await page.route(`${origin}/api/medialib/add-file`, (route) =>
    served.uploadsFail
      ? route.fulfill({ status: 413, json: { Success: false, Errors: [{ property: 'f', code: 'ML_01' }] } })
      : route.fulfill({ json: { Success: true, data: { id: fileID, fileName: 'x.png', duplicates: [] } } }),
  );
  await page.route(`${origin}/api/medialib/edit-file`, (route) => {
    served.alts.push((route.request().postDataJSON() as { defaultAltText: string }).defaultAltText);
    return route.fulfill({ json: { Success: true, data: {} } });
  });
  await page.route(`${origin}/api/page/create`, (route) => {
    served.pages.push(route.request().postDataJSON() as Sent);
    if (served.pages.length === 1)
      return route.fulfill({ status: 409, json: { Success: false, Errors: [{ property: 'slug', code: 'V_06' }] } });
    return route.fulfill({ json: { Success: true, data: { pageID: draftPage, pageVersionID: draftPage } } });
  });
  return served;
}

/** Drops a file on the middle of the screen, as a person does it from a folder. */
async function drop(page: Page, file: File): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([bytes, name, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return data;
    },
    [[...new Uint8Array(await file.arrayBuffer())], file.name, file.type] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.locator('.lc-drop').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await page.locator('.lc-drop').waitFor({ state: 'detached' });
}

describe('a Word file on the page overview', () => {
  const editorBrowser = withEditorBrowser();

  const openList = async (width = 1280) => {
    const { browser, assets } = editorBrowser();
    const watched = await browser.newPage({ origin, width });
    const { page } = watched;
    await serveAdmin(page, assets);
    const served = await serveImport(page);
    await page.goto('/cmsadmin/');
    await page.getByRole('button', { name: 'Import Word file' }).waitFor();
    return { page, watched, served };
  };

  it('becomes a draft when it is dropped there, its sections blocks and its images in the library', async () => {
    const { page, watched, served } = await openList();
    await drop(page, await wordReport());
    const dialog = page.getByRole('dialog', { name: 'jaar_verslag-2025.docx' });
    await dialog.getByText('It holds 3 headings, 3 paragraphs, 3 lists, 1 table and 1 image.').waitFor();
    await dialog
      .getByText('1 formula, 1 comment, 1 deleted passage, 1 table of contents and 1 header or footer were left out.')
      .waitFor();
    await until(() => dialog.getByRole('textbox', { name: 'Title' }).inputValue(), 'Jaarverslag 2025');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make a draft' }).click();
    await page.waitForURL(`**/cmsadmin/pages/${draftPage}`);
    expect(served.pages.map(({ slug }) => slug)).to.eql(['/jaarverslag-2025', '/jaarverslag-2025-2']);
    const draft = served.pages.find(({ slug }) => slug === '/jaarverslag-2025-2');
    const blocks = Object.values(draft?.content ?? {});
    expect(blocks.map(({ type }) => type)).to.eql(['rich-text/text', 'rich-text/text']);
    expect(blocks.map(({ props }) => toPlainText(props.body).split('\n')[0])).to.eql(['Voorwoord', 'Cijfers']);
    expect(blocks[1]?.props.body.children.find(({ type }) => type === 'image')).to.eql({
      type: 'image',
      fileID,
      altText: 'De toren in de steigers',
    });
    expect(served.alts).to.eql(['De toren in de steigers']);
    await watched.context.close();
  });

  it('is chosen, named and made a draft by keyboard alone, on a narrow screen', async () => {
    const { page, watched, served } = await openList(320);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import Word file' }).focus();
    await page.keyboard.press('Enter');
    const file = await wordReport();
    await (await chooser).setFiles({ name: file.name, mimeType: wordType, buffer: Buffer.from(await file.arrayBuffer()) });
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    await until(() => title.evaluate((element) => element === document.activeElement), true);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(320);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Een andere titel');
    const confirm = page.getByRole('button', { name: 'Make a draft' });
    for (let count = 0; count < 6 && !(await confirm.evaluate((element) => element === document.activeElement)); count += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/cmsadmin/pages/${draftPage}`);
    const draft = served.pages.find(({ slug }) => slug === '/een-andere-titel-2');
    expect(draft).to.include({ title: 'Een andere titel', type: 'test/page' });
    await watched.context.close();
  });

  it('says which images could not be uploaded, and goes on with or without them', async () => {
    const { page, watched, served } = await openList();
    served.uploadsFail = true;
    await drop(page, await wordReport());
    await page.getByRole('button', { name: 'Make a draft' }).click();
    await page.getByText('De toren in de steigers: Error (code: ML_01)').waitFor();
    expect(served.pages).to.eql([]);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('button', { name: 'Go on without these' }).click();
    await page.waitForURL(`**/cmsadmin/pages/${draftPage}`);
    const draft = served.pages.find(({ slug }) => slug === '/jaarverslag-2025-2');
    expect(JSON.stringify(draft?.content)).to.be.a('string').and.not.contain('"image"');
    await watched.context.close();
  });

  it('comes one after the other when there are several', async () => {
    const { page, watched, served } = await openList();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import Word file' }).click();
    const buffer = Buffer.from(await (await wordReport()).arrayBuffer());
    await (await chooser).setFiles(['een.docx', 'twee.docx'].map((name) => ({ name, mimeType: wordType, buffer })));
    for (const name of ['een.docx', 'twee.docx']) {
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('textbox', { name: 'Title' }).fill(name);
      await dialog.getByRole('button', { name: 'Make a draft' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await page.waitForURL(`**/cmsadmin/pages/${draftPage}`);
    expect(served.pages.map(({ title }) => title)).to.eql(['een.docx', 'een.docx', 'twee.docx']);
    await watched.context.close();
  });

  it('is refused with a reason when it is none, and the focus goes back to the button', async () => {
    const { page, watched, served } = await openList();
    const cases: readonly [name: string, content: string, message: string][] = [
      ['oud.docx', '{\\rtf1 oud}', 'This is not a Word file (.docx).'],
      ['leeg.docx', '', 'This file is empty.'],
      ['foto.png', 'PNG', 'Only files of these kinds become pages: .docx.'],
    ];
    for (const [name, content, message] of cases) {
      await drop(page, new File([content], name, { type: wordType }));
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByText(message).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await dialog.waitFor({ state: 'detached' });
      await until(() => page.evaluate(() => document.activeElement?.textContent), 'Import Word file');
    }
    expect(served.pages).to.eql([]);
    await watched.close();
  });
});
