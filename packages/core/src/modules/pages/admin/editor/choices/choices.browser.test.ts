import { eventually } from '@lectern/testing/browser';
import { adminBrowser, title, until } from '../admin-browser.test-kit.ts';

describe('what two people changed, in the admin in a browser', () => {
  const { openEditor, expectFine, close } = adminBrowser();

  it('leads to the choice about a block that was taken away here, says which one, and leaves the selected one selected', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    api.meanwhile = [{ op: 'set', of: 'props', key: 'ktwo', field: 'title', value: 'Also theirs' }];
    await page.locator('#block-row-ktwo').focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    const waiting = page.locator('.lc-conflicts');
    await waiting.getByText('Also theirs').waitFor();
    await page.locator('#block-row-kimg').click();
    await page.getByRole('heading', { name: 'Image', level: 2 }).waitFor();
    await page.getByRole('button', { name: '1 block waits for your choice' }).press('Enter');
    await until(page, 'choice-blocks.ktwo');
    await expectFine(page);
    await eventually(() => page.locator('#block-row-kimg').getAttribute('aria-current')).to.equal('true');
    await waiting.getByRole('button', { name: 'Take theirs' }).click();
    await waiting.waitFor({ state: 'detached' });
    await page.locator('#block-row-ktwo').waitFor();
    await close(session);
  });

  it('tells whose words others chose theirs over, wherever on the page that is, and leads there', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await title(page).fill('Mine');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    await page.locator('#block-row-kimg').click();
    const operations = [{ op: 'set', of: 'props', key: 'kone', field: 'title', value: 'Theirs' }];
    const authors = [{ by: { id: 9, name: 'Hester' }, at: '2026-11-02T10:00:00.000Z', isChoice: true, operations: 1 }];
    const live = { publishedVersionID: 'v', publishedID: null, livePath: '/page-0', hasUnpublishedChanges: false };
    let isTold = false;
    api.answers = {
      'POST /page/p0/presence': ({ revision }) => {
        const news = isTold ? { operations: [], authors: [] } : { operations, authors };
        const next = isTold ? revision : Number(revision) + 1;
        isTold = true;
        return { people: [], pageVersionID: 'v', revision: next, ...news, live };
      },
    };
    const told = page.getByRole('button', { name: 'Others chose theirs in 1 field' });
    await told.waitFor();
    await expectFine(page);
    await told.press('Enter');
    await until(page, 'field-blocks.kone.title');
    const who = page.getByText(/^Hester chose their words here/);
    await who.waitFor();
    await eventually(async () => (await title(page).getAttribute('aria-describedby'))?.split(' ')).to.include(
      String(await who.getAttribute('id')),
    );
    await page.getByRole('button', { name: 'Show yours' }).click();
    await eventually(() => page.locator('.lc-conflict__words').innerText()).to.equal('Yours: Mine');
    await page.locator('.lc-conflict').getByRole('button', { name: 'Dismiss' }).click();
    await told.waitFor({ state: 'detached' });
    await close(session);
  });
});
