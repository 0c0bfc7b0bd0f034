import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { editorOn, openEditor } from './test-kit/editor.ts';
import { pressAt, tabTo, typeInto } from './test-kit/keyboard.ts';
import { mailedAddress, mailedLink } from './test-kit/mails.ts';
import { setStage } from './test-kit/stage.ts';

interface Thread {
  readonly id: string;
  readonly property: string | null;
  readonly quote: string | null;
  readonly comments: readonly { readonly text: string; readonly mentions: readonly { readonly id: number }[] }[];
}

describe('comments in the editor', () => {
  const stage = setStage({ isStrict: true });
  const panel = (page: Page) => page.getByRole('region', { name: 'Comments' });
  const cards = (page: Page) => panel(page).getByRole('article');
  const expectNoBarriers = async (page: Page): Promise<void> => {
    const size = page.viewportSize();
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    if (size) await page.setViewportSize(size);
  };
  const threadsOf = async (id: string): Promise<readonly Thread[]> =>
    (await stage.api.get<{ data: readonly Thread[] }>(`/page/${id}/comments`)).data;
  const hasFocus = (page: Page): Promise<string | undefined> =>
    page.evaluate(
      () => document.activeElement?.closest('[data-comment-thread]')?.getAttribute('data-comment-thread') ?? undefined,
    );

  it('are made on words by keyboard, mention, are answered, resolved and opened again, and follow what they are about', async () => {
    const first = textBlock('Een huis');
    const id = await makePage(stage.api, 'Besproken', [
      { ...first, props: { ...first.props, title: 'Klein huis' } },
      textBlock('Twee huizen'),
    ]);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await openEditor(page, id);
    const editor = editorOn(page);
    await tabTo(page, editor.field('Title'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Alt+m');
    const field = panel(page).getByRole('textbox', { name: /^New comment on .* – Title$/ });
    await until(() => field.evaluate((element) => element === document.activeElement), true);
    await panel(page).getByText('“Klein huis”').waitFor();
    await page.keyboard.type('Klopt dit, @');
    const people = panel(page).getByRole('listbox', { name: 'People who may be mentioned' });
    await people.getByRole('option').first().waitFor();
    await expectNoBarriers(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await people.waitFor({ state: 'detached' });
    await page.keyboard.type('of niet?');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+Enter');
    await until(() => cards(page).count(), 1);
    const [thread] = await threadsOf(id);
    expect([thread?.property, thread?.quote]).to.deep.equal(['title', 'Klein huis']);
    expect(thread?.comments[0]?.mentions).to.have.length(1);
    await until(() => hasFocus(page), thread?.id);
    // What was undone in the comment is no part of the page.
    await eventually(() => editor.field('Title').inputValue()).to.equal('Klein huis');
    await page.getByRole('button', { name: 'Comments, 1 open' }).waitFor();

    await pressAt(page, cards(page).getByRole('button', { name: /^Reply to/ }));
    await page.keyboard.type('Ja, dat klopt.');
    await page.keyboard.press('Control+Enter');
    await cards(page).getByText('Ja, dat klopt.').waitFor();
    await until(() => hasFocus(page), thread?.id);
    await expectNoBarriers(page);

    const count = editor.rows.first().getByRole('button', { name: /^1 open comment on/ });
    await count.press('Enter');
    await until(() => hasFocus(page), thread?.id);

    await typeInto(page, editor.field('Title'), 'Een woning');
    await cards(page).getByText('The words are gone: “Klein huis”').waitFor();
    await typeInto(page, editor.field('Title'), 'Ook een klein huis. Klein huis!');
    await cards(page).getByText('“Klein huis”', { exact: true }).waitFor();

    await cards(page)
      .getByRole('button', { name: /^Resolve the comment/ })
      .press('Enter');
    await panel(page).getByText('No open comments').waitFor();
    await until(() => page.evaluate(() => document.activeElement?.id), 'comments-title');
    await expectNoBarriers(page);
    await panel(page).getByRole('radio', { name: 'Open (0)' }).focus();
    await page.keyboard.press('ArrowRight');
    await cards(page)
      .getByText(/^Resolved by/)
      .waitFor();
    await expectNoBarriers(page);
    await pressAt(page, cards(page).getByRole('button', { name: /^Open again the comment of/ }));
    await panel(page).getByText('Nothing was resolved yet').waitFor();

    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: 'Comments, 1 open' });
    await until(() => button.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press('Enter');
    await until(() => cards(page).count(), 1);
    await editor.rows.first().locator('.lc-block__main').press('Delete');
    await cards(page).getByText('The block is gone.').waitFor();
    await page.keyboard.press('Control+z');
    await cards(page).getByText('“Klein huis”', { exact: true }).waitFor();
    await until(async () => (await editor.saved()).startsWith('Saved'), true);
  });

  it('are made on words of a text from the menu of its block, and from its head', async () => {
    const id = await makePage(stage.api, 'In de tekst', [textBlock('een lange regel')]);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    const editor = await openEditor(page, id);
    const text = editor.field('Text');
    await tabTo(page, text);
    await page.keyboard.press('Control+Home');
    for (let word = 0; word < 2; word += 1) await page.keyboard.press('Control+Shift+ArrowRight');
    await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Comment', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await panel(page).getByText('“Over een”').waitFor();
    const field = panel(page).getByRole('textbox', { name: /^New comment on .* – Text$/ });
    await until(() => field.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.type('Waarover?');
    await page.keyboard.press('Control+Enter');
    await until(() => cards(page).count(), 1);
    await tabTo(page, text, 'Shift+Tab');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tabTo(page, editor.rows.first().getByRole('button', { name: 'More actions' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /^Comment/ }).press('Enter');
    await panel(page).getByText('“regel”').waitFor();
    await until(() => field.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.type('Niet sturen');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    const [thread, ...others] = await threadsOf(id);
    expect([thread?.property, thread?.quote, others]).to.deep.equal(['body', 'Over een', []]);
    // What was not sent is there again.
    await page.keyboard.press('Control+Alt+m');
    await until(() => panel(page).getByRole('textbox').inputValue(), 'Niet sturen');
  });

  it('reach whom they mention by mail, who answers though the page is not theirs to edit', async () => {
    const vera = { email: 'vera@example.com', password: 'Welkom-hier-2026!' };
    const { data: roles } = await stage.api.get<{ data: { ID: string; name: string }[] }>('/role/list');
    const role = roles.find(({ name }) => name === 'Viewer')?.ID;
    await stage.api.post('/user', { email: vera.email, role, profile: { name: 'Vera Viewer', jobTitle: '' } });
    const { page } = await stage.open();
    await page.goto(await mailedLink(stage.site.dataDir, 'activation', vera.email));
    await page.getByLabel('New password', { exact: true }).fill(vera.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(vera.password);
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.waitForURL('**/cmsadmin/dashboard');
    const id = await makePage(stage.api, 'Voor Vera', [textBlock('een lange regel')]);
    const { data: people } = await stage.api.get<{ data: { id: number; name: string }[] }>(`/page/${id}/comments/people`);
    const text = `Kijk je even, @[${people.find(({ name }) => name === 'Vera Viewer')?.id ?? 0}]?`;
    const { data } = await stage.api.post<{ data: Thread }>(`/page/${id}/comment`, { blockKey: 'b0proef', text });
    await page.goto(await mailedAddress(stage.site.dataDir, 'comment-mention', vera.email, /[?]comment=/));
    await until(() => hasFocus(page), data.id);
    await cards(page).getByText('@Vera Viewer').waitFor();
    await expectNoBarriers(page);
    await pressAt(page, cards(page).getByRole('button', { name: /^Reply to/ }));
    await page.keyboard.type('Gedaan.');
    await page.keyboard.press('Control+Enter');
    await cards(page).getByText('Gedaan.').waitFor();
    await page.locator('.lc-block-pane').getByText('Over een lange regel').dblclick();
    await page.keyboard.press('Control+Alt+m');
    await panel(page).getByText('“lange”').waitFor();
  });

  it('are opened by their link, and are counted in lists', async () => {
    const id = await makePage(stage.api, 'Gelinkt', [textBlock('Boven'), textBlock('Onder')]);
    const { data } = await stage.api.post<{ data: Thread }>(`/page/${id}/comment`, {
      blockKey: 'b1proef',
      property: 'title',
      quote: 'Onder',
      text: '<b>Lager</b>?',
    });
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await page.goto(`/cmsadmin/pages/${id}?comment=${data.id}`);
    await until(() => hasFocus(page), data.id);
    await cards(page).getByText('<b>Lager</b>?').waitFor();
    await until(() => editorOn(page).field('Title').inputValue(), 'Onder');
    await expectNoBarriers(page);
    await page.goto('/cmsadmin/');
    await page.getByRole('row', { name: 'Gelinkt' }).getByText('1 comment', { exact: true }).waitFor();

    await stage.api.post(`/page/${id}/publish`, {});
    const { livePath } = (await stage.api.get<{ data: { livePath: string } }>(`/page/${id}`)).data;
    await page.goto(livePath);
    await page.getByRole('link', { name: '1 comment', exact: true }).press('Enter');
    await until(() => page.evaluate(() => document.activeElement?.id), 'comments-title');
    await until(() => cards(page).count(), 1);

    const narrow = await stage.open({ width: 390 });
    await stage.api.signIn(narrow.page);
    await narrow.page.goto(`/cmsadmin/pages/${id}?comment=${data.id}`);
    await until(() => hasFocus(narrow.page), data.id);
    await expectNoBarriers(narrow.page);
    await cards(narrow.page)
      .getByRole('button', { name: /– Title$/ })
      .press('Enter');
    await until(() => editorOn(narrow.page).field('Title').isVisible(), true);
    await stage.api.post(`/comment/${data.id}/resolve`, {});
  });

  it('keep what failed on one of them told until it succeeds there, whatever succeeds on another', async () => {
    const id = await makePage(stage.api, 'Geweigerd', [textBlock('Boven')]);
    const made: string[] = [];
    for (const text of ['Eerste', 'Tweede'])
      made.push((await stage.api.post<{ data: Thread }>(`/page/${id}/comment`, { text })).data.id);
    const { page } = await stage.open({ allow: ['429'] });
    await stage.api.signIn(page);
    await openEditor(page, id);
    await page.getByRole('button', { name: 'Comments, 2 open' }).press('Enter');
    const resolve = async (text: string): Promise<void> =>
      pressAt(
        page,
        cards(page)
          .filter({ hasText: text })
          .getByRole('button', { name: /^Resolve the comment/ }),
      );
    const refusal = `**/comment/${made[0]}/resolve`;
    await page.route(refusal, (route) =>
      route.fulfill({ status: 429, json: { Success: false, Errors: [{ property: '', code: 'G_18' }] } }),
    );
    await resolve('Eerste');
    const failures = page.locator('.lc-notice--error');
    await failures.waitFor();
    await resolve('Tweede');
    await until(() => cards(page).count(), 1);
    // Once: it must not have gone with what succeeded.
    expect(await failures.count()).to.equal(1);
    await page.unroute(refusal);
    await resolve('Eerste');
    await panel(page).getByText('No open comments').waitFor();
    await until(() => failures.count(), 0);
  });
});
