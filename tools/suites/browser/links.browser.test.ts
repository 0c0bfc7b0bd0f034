import { until, untilFine, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage, openWorkspace, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { EditorWorkspace } from './test-kit/editor-workspace.ts';
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
  const kind = async (name: string): Promise<void> => {
    const { page } = workspace.watched;
    await page.getByRole('button', { name: /Leads to/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const storedLink = async (): Promise<unknown> => {
    await workspace.editor.save();
    const { blocks } = await storedVersion(stage.api, pageID);
    const [block] = Object.values(blocks);
    return (block?.props['cards'] as { link: unknown }[] | undefined)?.[0]?.link;
  };

  it('finds a page by a few letters and takes it with Enter', async () => {
    const { page } = workspace.watched;
    await kind('A page');
    await page.getByRole('button', { name: 'Choose a page' }).click();
    await page.getByRole('searchbox', { name: 'Search pages by title or slug' }).waitFor();
    await page.keyboard.type('zeldzame');
    const options = page.getByRole('listbox', { name: 'Choose a page' }).getByRole('option');
    await until(() => options.count(), 1);
    await until(
      () =>
        options
          .first()
          .innerText()
          .then((text) => text.includes('Not published')),
      true,
    );
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Zeldzame orgels').waitFor();
    await page.getByText('Visitors see no link until that page is published.').waitFor();
    await until(storedLink, { to: { page: targetID } });
  });

  it('leads to a place on that page', async () => {
    const { page } = workspace.watched;
    await page.getByRole('button', { name: /Place on the page/ }).click();
    await page.getByRole('option', { name: '#pijpen' }).click();
    await until(storedLink, { to: { page: targetID, anchor: 'pijpen' } });
  });

  it('leads to a mail address and to a telephone number as people write them', async () => {
    const { page } = workspace.watched;
    await kind('A mail address');
    await page.getByRole('textbox', { name: 'Mail address' }).fill('orgels@');
    await page.getByText('Write it like name@example.com.').waitFor();
    await page.getByRole('textbox', { name: 'Mail address' }).fill('orgels@sluitsteen.example');
    await until(storedLink, { to: { href: 'mailto:orgels@sluitsteen.example' } });
    await kind('A telephone number');
    await page.getByRole('textbox', { name: 'Telephone number' }).fill('+31 (0)30 - 123 45 67');
    await until(storedLink, { to: { href: 'tel:+31301234567' } });
  });

  it('refuses an address that visitors may not follow', async () => {
    const { page } = workspace.watched;
    await kind('An address');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('javascript:alert(1)');
    await page.getByText('Begin with https://').waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await until(storedLink, null);
    await kind('A page');
    await untilFine(
      () => page.getByText('Zeldzame orgels').count(),
      (count) => count > 0,
      'the page that was chosen before',
    );
    workspace.watched.expectClean();
  });
});
