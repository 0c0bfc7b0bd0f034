import { eventually, until, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage, openWorkspace, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { EditorWorkspace } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { expectFocus } from './test-kit/focus.ts';
import { setStage } from './test-kit/stage.ts';

const cards = {
  type: 'basic/cards',
  props: { title: 'Kaarten', cards: [{ title: 'Kaart', text: '', link: null, image: null }] },
};

describe('a link in a block', () => {
  const stage = setStage();
  let workspace: EditorWorkspace;
  let pageID: string;
  let targetID: string;

  before(async () => {
    targetID = await makePage(stage.api, 'Zeldzame orgels', [textBlock('Pijpen')]);
    await anchorFirstBlock(targetID, 'pijpen');
    pageID = await makePage(stage.api, 'Wegwijzer', [cards]);
    workspace = await openWorkspace(stage, pageID);
    await workspace.editor.select('Cards');
  });

  async function anchorFirstBlock(id: string, anchorPoint: string): Promise<void> {
    const { versionID, revision, title, blocks, blockOrder } = await storedVersion(stage.api, id);
    const anchored = Object.fromEntries(Object.entries(blocks).map(([key, block]) => [key, { ...block, anchorPoint }]));
    await stage.api.post(`/page/version/${versionID}/store`, { revision, title, blocks: anchored, blockOrder });
  }
  const box = () => workspace.watched.page.getByRole('combobox', { name: 'Page, address, mail or number' });
  const storedLink = async (): Promise<unknown> => {
    await workspace.editor.save();
    const { blocks } = await storedVersion(stage.api, pageID);
    const [block] = Object.values(blocks);
    return (block?.props['cards'] as { link: unknown }[] | undefined)?.[0]?.link;
  };

  it('finds a page by a few letters and takes it with Enter', async () => {
    const { page } = workspace.watched;
    await box().focus();
    await eventually(() => page.getByRole('option').count(), 'suggested before anything is typed').to.equal(0);
    await page.keyboard.type('zeldzame');
    const options = page.getByRole('listbox', { name: 'Where it can lead' }).getByRole('option');
    await until(() => options.allInnerTexts().then((texts) => texts.map((text) => /Not published/i.test(text))), [true]);
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await until(() => options.count(), 0);
    await eventually(async () => (await expectFocus(page, 'Escape')).name).to.match(/\.link$/);
    await page.keyboard.press('ArrowDown');
    await until(() => options.count(), 1);
    await page.keyboard.press('Enter');
    await page.getByText('Visitors see no link until that page is published.').waitFor();
    await eventually(async () => (await expectFocus(page, 'Enter')).name).to.match(/\.link$/);
    await until(storedLink, { to: { page: targetID } });
  });

  it('leads to a place on that page', async () => {
    const { page } = workspace.watched;
    await page.getByRole('button', { name: /Place on the page/ }).click();
    await page.getByRole('option', { name: '#pijpen' }).click();
    await until(storedLink, { to: { page: targetID, anchor: 'pijpen' } });
  });

  it('keeps the page while another one is looked for, and until it is there', async () => {
    const { page } = workspace.watched;
    await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
    await until(() => box().evaluate((field) => field === document.activeElement), true);
    await page.keyboard.type('zzz');
    await page.getByText('No page found for “zzz”.').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText('Zeldzame orgels').waitFor();
    expect(await storedLink()).to.deep.equal({ to: { page: targetID, anchor: 'pijpen' } });
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await until(() => box().evaluate((field) => field === document.activeElement), true);
    await until(storedLink, null);
  });

  it('takes a mail address, a number and an address as people write them, and calls nothing wrong while one types', async () => {
    const { page } = workspace.watched;
    await box().fill('orgels@');
    await eventually(() => box().getAttribute('aria-invalid')).to.equal(null);
    await page.keyboard.press('Tab');
    await eventually(() => box().getAttribute('aria-invalid'), 'beside the button for a file').to.equal(null);
    await page.keyboard.press('Tab');
    await page.getByText('Choose a page from the list, or begin with').waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await box().fill('orgels@sluitsteen.example');
    await until(storedLink, { to: { href: 'mailto:orgels@sluitsteen.example' } });
    await box().fill('+31 (0)30 - 123 45 67');
    await until(storedLink, { to: { href: 'tel:+31301234567' } });
    await box().fill('sluitsteen.example/orgels');
    await page.keyboard.press('Enter');
    await until(storedLink, { to: { href: 'https://sluitsteen.example/orgels' } });
    await until(() => box().inputValue(), 'https://sluitsteen.example/orgels');
  });

  it('by an address of this site becomes one by the page’s id, once it is left; that of another site stays', async () => {
    const { page } = workspace.watched;
    const { data } = await stage.api.get<{ data: { slug: string } }>(`/page/${targetID}`);
    await box().fill(`${new URL(page.url()).origin}${data.slug}#pijpen`);
    await page.getByRole('option', { name: 'To Zeldzame orgels' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText('Zeldzame orgels').waitFor();
    await until(storedLink, { to: { page: targetID, anchor: 'pijpen' } });
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await until(storedLink, null);
  });

  it('refuses an address that visitors may not follow', async () => {
    const { page } = workspace.watched;
    await box().fill('javascript:alert(1)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await until(() => box().getAttribute('aria-invalid'), 'true');
    // What was typed is kept, and goes nowhere until it leads somewhere.
    await until(storedLink, { to: { href: 'javascript:alert(1)' } });
    workspace.watched.expectClean();
  });

  it('is named at the page that it leads to, and led elsewhere from there', async () => {
    const { page } = workspace.watched;
    const to = { page: targetID, anchor: 'pijpen' };
    const sourceID = await makePage(stage.api, 'Verwijzer', [
      { type: 'basic/cards', props: { title: 'Kaarten', cards: [{ title: 'Kaart', text: '', link: { to }, image: null }] } },
    ]);
    const target = await openEditor(page, targetID);
    const list = page.getByRole('list', { name: 'What leads here' });
    await list.getByRole('link', { name: 'Verwijzer' }).waitFor();
    await eventually(() => list.innerText()).to.match(/Verwijzer\s+Draft\s+#pijpen/);
    expect(await violationsOn(page)).to.deep.equal([]);
    // A renamed place says who leads there, before it is gone.
    await target.select('Text');
    await target.field('Anchor point').fill('registers');
    await page.getByText('1 place leads to #pijpen').waitFor();
    await page.getByRole('button', { name: 'Lead them to #registers' }).press('Enter');
    await page.getByText('Led elsewhere. Pages: 1, menus: 0').first().waitFor();
    const linkNow = async (): Promise<unknown> => {
      const { blocks } = await storedVersion(stage.api, sourceID);
      const [block] = Object.values(blocks);
      return (block?.props['cards'] as { link: unknown }[] | undefined)?.[0]?.link;
    };
    await until(linkNow, { to: { page: targetID, anchor: 'registers' } });
    await target.save();
    // So does the question before the page goes.
    await page.getByRole('button', { name: 'More actions', exact: true }).first().press('Enter');
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText('1 place leads here and would not any more.').waitFor();
    await question.getByRole('button', { name: 'Lead them elsewhere…' }).waitFor();
  });

  it('to another site that is broken is found, looked at and mended, by keyboard', async () => {
    const { page } = workspace.watched;
    const to = { href: 'http://10.0.0.1/oud' };
    const sourceID = await makePage(stage.api, 'Uitgaande links', [
      { type: 'basic/cards', props: { title: 'Kaarten', cards: [{ title: 'Kaart', text: '', link: { to }, image: null }] } },
    ]);
    await stage.api.post(`/page/${sourceID}/publish`, {});
    await page.goto('/cmsadmin/external-links?q=10.0.0.1');
    const row = page.getByRole('row', { name: 'http://10.0.0.1/oud' });
    await row.getByText('Not looked at yet').waitFor();
    await row.getByRole('link', { name: 'Uitgaande links' }).waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await row.getByRole('button', { name: 'http://10.0.0.1/oud' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'http://10.0.0.1/oud' });
    await panel.getByRole('list', { name: 'Where it stands' }).getByRole('link', { name: 'Uitgaande links' }).waitFor();
    await panel.getByRole('button', { name: 'Check now' }).press('Enter');
    // It is within a network: nobody is asked.
    await panel.getByText('It lies within a network, where visitors do not get.').waitFor();
    await page.getByText('Looked at: Failed once').first().waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await panel.getByRole('textbox', { name: 'New address' }).fill('https://sluitsteen.example/nieuw');
    await page.keyboard.press('Enter');
    await page.getByText('Replaced. Pages: 1, menus: 0').first().waitFor();
    const { blocks } = await storedVersion(stage.api, sourceID);
    const [block] = Object.values(blocks);
    expect((block?.props['cards'] as { link: unknown }[] | undefined)?.[0]?.link).to.deep.equal({
      to: { href: 'https://sluitsteen.example/nieuw' },
    });
    await page.keyboard.press('Escape');
    await until(() => panel.count(), 0);
    await until(() => row.getByRole('button').evaluate((element) => element === document.activeElement), true);
    workspace.watched.expectClean();
  });

  it('that lead nowhere, and pages that none leads to, are counted under site health, by the way to their lists', async () => {
    const { page } = workspace.watched;
    const lonelyID = await makePage(stage.api, 'Eenzame kluis', [textBlock('Stil')]);
    await stage.api.post(`/page/${lonelyID}/publish`, {});
    await page.goto('/cmsadmin/site-health');
    const open = page.getByRole('list', { name: 'Wants attention' });
    await open.getByRole('link', { name: 'Pages nobody links to' }).waitFor();
    await page.getByRole('list', { name: 'In order' }).getByRole('link', { name: 'Broken links to other sites' }).waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await open.getByRole('link', { name: 'Pages nobody links to' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Pages nobody links to' }).waitFor();
    await page.getByRole('rowheader', { name: 'Eenzame kluis' }).waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.getByRole('link', { name: 'Eenzame kluis' }).press('Enter');
    await page.waitForURL(`**/pages/${lonelyID}`);
    await page.goto('/cmsadmin/dashboard');
    await page.getByRole('region', { name: 'Site health' }).getByRole('link', { name: 'Pages nobody links to' }).waitFor();
    workspace.watched.expectClean();
  });
});
