import { until, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage, openWorkspace, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { EditorWorkspace } from './test-kit/editor-workspace.ts';
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
    expect(await page.getByRole('option').count(), 'suggested before anything is typed').to.equal(0);
    await page.keyboard.type('zeldzame');
    const options = page.getByRole('listbox', { name: 'Where it can lead' }).getByRole('option');
    await until(() => options.allInnerTexts().then((texts) => texts.map((text) => /Not published/i.test(text))), [true]);
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await until(() => options.count(), 0);
    expect((await expectFocus(page, 'Escape')).name).to.match(/\.link$/);
    await page.keyboard.press('ArrowDown');
    await until(() => options.count(), 1);
    await page.keyboard.press('Enter');
    await page.getByText('Visitors see no link until that page is published.').waitFor();
    expect((await expectFocus(page, 'Enter')).name).to.match(/\.link$/);
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
    expect(await box().getAttribute('aria-invalid')).to.equal(null);
    await page.keyboard.press('Tab');
    expect(await box().getAttribute('aria-invalid'), 'beside the button for a file').to.equal(null);
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
});
