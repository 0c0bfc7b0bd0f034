import { eventually, expectAccessible, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { openEditor } from './test-kit/editor.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { mailedLink } from './test-kit/mails.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

const editor: Person = { email: 'anna@example.com', password: 'Welkom-hier-2026!', name: 'Anna Redactie' };
const first: Person = { email: 'rob@example.com', password: 'Welkom-daar-2026!', name: 'Rob Uitgever' };
const second: Person = { email: 'piet@example.com', password: 'Welkom-ook-2026!', name: 'Piet Prent' };

// An editor asks for the publication of a page, one reviewer says no and why, another says yes.
describe('asking for a publication', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let admin: Api;
  const apis = new Map<Person, Api>();
  let watched: WatchedPage | undefined;
  let page: Page;

  async function join(person: Person, roleName: string): Promise<void> {
    const { data: roles } = await admin.get<{ data: { ID: string; name: string }[] }>('/role/list');
    const role = roles.find(({ name }) => name === roleName)?.ID;
    const { email, name, password } = person;
    await admin.post('/user', { email, role, profile: { name, jobTitle: '' } });
    const token = (await mailedLink(site.dataDir, 'activation', email)).split('#token=')[1];
    await admin.post('/auth/reset-account', { token, password, confirm: password });
    apis.set(person, await openApi(site.origin, { email, password }));
  }
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    admin = await openApi(site.origin);
    await join(editor, 'Editor');
    await join(first, 'Publisher');
    await join(second, 'Publisher');
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(async () => {
    watched?.expectClean();
    await watched?.context.close();
    watched = undefined;
  });

  /** Goes on as somebody else, in a browser of their own. */
  async function as(person: Person, allow: readonly (string | RegExp)[] = []): Promise<void> {
    watched?.expectClean();
    await watched?.context.close();
    watched = await browser.newPage({ origin: site.origin, allow });
    ({ page } = watched);
    await apis.get(person)?.signIn(page);
  }
  const open = async (address: string): Promise<void> => {
    await page.goto(`/cmsadmin${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const dialog = (): Locator => page.getByRole('dialog');
  const notice = (text: string): Promise<void> => page.locator('.lc-notice', { hasText: text }).waitFor();
  const visitors = async (slug: string): Promise<string> => (await fetch(site.origin + slug)).text();
  const pageOf = async (id: string) =>
    (await admin.get<{ data: { slug: string; hasPublicationRequest: boolean } }>(`/page/${id}`)).data;

  it('goes from the editor to a reviewer and back, and from there to visitors', async () => {
    const id = await makePage(admin, 'Torens verzekeren', [textBlock('Klokken')]);
    const { slug } = await pageOf(id);
    await as(editor);
    let workspace = await openEditor(page, id);
    await eventually(() => button('Publish').count()).to.equal(0);
    await button('Request publication').click();
    await dialog().getByLabel('Comment for the reviewers').fill('Graag voor vrijdag.');
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Request publication' }).click();
    await notice('Request sent');
    await button('Publication requested').waitFor();
    await expectAccessible(page);
    expect((await pageOf(id)).hasPublicationRequest).to.equal(true);
    await open('/?status=requested');
    await page.getByRole('row', { name: 'Torens verzekeren' }).getByText('Publish request').waitFor();
    // Who edits does not decide.
    const { id: requested } = await pageVersion(id);
    for (const decision of ['accept', 'reject']) {
      const refusal = await apis.get(editor)?.post(`/page/version/${requested}/${decision}-publication`, {}).catch(String);
      expect(refusal).to.include('answered 403').and.include('UM_01');
    }

    // A check of accessibility asks frames too, and one of another origin does not hear it.
    await as(first, [/postMessage/]);
    await open('/dashboard');
    await page.getByRole('heading', { name: 'To review' }).waitFor();
    await open('/publication-requests');
    const row = page.getByRole('row', { name: 'Torens verzekeren' });
    await row.getByText(editor.name).waitFor();
    await row.getByText('Graag voor vrijdag.').waitFor();
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Torens verzekeren' }).click();
    await page.getByRole('heading', { name: 'Torens verzekeren', level: 1 }).waitFor();
    await page.getByText('Visitors do not read this page yet.').waitFor();
    await page.locator('.lc-drawn__change', { hasText: 'Klokken' }).getByText('Added').waitFor();
    await page.frameLocator('.lc-drawn__frame').getByText('Over Klokken').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Feedback for the requester').fill('De klokken hebben een eigen pagina.');
    await button('Reject').click();
    await notice('Request rejected: the requester is told by mail');
    expect(await visitors(slug)).not.to.contain('Klokken');

    await as(editor);
    await open('/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: 'Torens verzekeren' }).filter({ hasText: 'De klokken hebben' });
    await card.getByText('Rejected').waitFor();
    await expectAccessible(page);
    workspace = await openEditor(page, id);
    await page.getByRole('link', { name: 'Rejected' }).waitFor();
    await workspace.select('Text');
    await workspace.field('Title').fill('Torens en daken');
    await button('Request publication').click();
    await dialog().getByRole('button', { name: 'Request publication' }).click();
    await notice('Request sent');
    // What is edited afterwards is not what was asked for.
    await workspace.field('Title').fill('Nog niet af');
    await workspace.save();
    await button('Request this version').waitFor();

    await as(second);
    await open('/publication-requests');
    await page.getByRole('row', { name: 'Torens verzekeren' }).getByRole('link').click();
    await page.getByText('The page was edited after the request.').waitFor();
    await page.locator('.lc-drawn__change', { hasText: 'Torens en daken' }).waitFor();
    await eventually(() => page.getByText('Nog niet af').count()).to.equal(0);
    await button('Accept and publish').click();
    await notice('Request accepted: the page is published');
    await page.getByRole('row', { name: 'Over Sluitsteen' }).waitFor();
    await page.getByRole('row', { name: 'Torens verzekeren' }).waitFor({ state: 'detached' });
    await until(async () => (await visitors(slug)).includes('Torens en daken'), true);
    expect(await visitors(slug)).not.to.contain('Nog niet af');
  });

  it('shows what would change word by word, by signs and words and not by colour alone', async () => {
    const id = await makePage(admin, 'Orgels', [textBlock('Pijpen'), textBlock('Balgen')]);
    await admin.post(`/page/${id}/publish`, {});
    const { data } = await admin.get<{ data: { pageVersionID: string; revision: number } }>(`/page/${id}`);
    const { data: version } = await admin.get<{ data: { blocks: Record<string, { props: object; key: string }> } }>(
      `/page/version/fetch/${data.pageVersionID}`,
    );
    const [pipes, bellows] = Object.values(version.blocks);
    if (!pipes || !bellows) throw new Error('The page has no blocks.');
    await admin.post(`/page/version/${data.pageVersionID}/store`, {
      revision: data.revision,
      title: 'Orgels en klavecimbels',
      blocks: { [pipes.key]: { ...pipes, props: { ...pipes.props, title: 'Pijpen en registers' } } },
      blockOrder: [pipes.key],
    });
    const { requestID } = await admin.post<{ requestID: string }>(`/page/${id}/request-publication`, {});
    await as(first, [/\/accept-publication/]);
    await open(`/publication-requests/${requestID}`);
    await page.locator('ins', { hasText: 'en klavecimbels' }).waitFor();
    await page.getByRole('radio', { name: 'In words' }).check({ force: true });
    const changed = page.locator('.lc-change', { hasText: 'en registers' });
    await changed.getByText('Changed', { exact: true }).waitFor();
    await eventually(() => changed.locator('ins').innerText())
      .to.contain('Added:')
      .and.to.contain('en registers');
    const removed = page.locator('.lc-change', { hasText: 'Balgen' });
    await removed.getByText('Removed', { exact: true }).waitFor();
    await eventually(() =>
      removed
        .locator('del')
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine),
    ).to.equal('line-through');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Anew, because colours that fade from one scheme to the other are neither.
      await open(`/publication-requests/${requestID}`);
      await removed.waitFor();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.be.at.most(0);
      }
    }
    // Somebody else was faster: that is said, and what stands here is true again.
    await apis.get(second)?.post(`/page/version/${(await pageVersion(id)).id}/reject-publication`, {});
    await button('Accept and publish').click();
    await page.getByText('Rejected', { exact: true }).first().waitFor();
  });

  const pageVersion = async (id: string): Promise<{ readonly id: string }> => {
    const { data } = await admin.get<{ data: { pageVersionID: string } }>(`/page/${id}`);
    return { id: data.pageVersionID };
  };

  it('says in a panel what changes and what is wrong, leads to each field, and waits for two presses of a key', async () => {
    const id = await makePage(admin, 'Luidklokken', [textBlock('Brons'), textBlock('Lorem ipsum')]);
    const { slug } = await pageOf(id);
    // The example site has placeholders prevent publication.
    await as(first);
    const workspace = await openEditor(page, id);
    const panel = dialog();
    const main = panel.getByRole('button', { name: 'Publish', exact: true });
    await button('Publish').focus();
    await page.keyboard.press('Enter');
    await main.and(page.locator(':focus')).waitFor();
    const finding = panel.getByRole('button', { name: 'Text – Title has words that hold a place for others.' });
    await finding.waitFor();
    await panel.getByText('Visitors do not read this page yet. All of it is new.').waitFor();
    await panel.getByText(slug, { exact: true }).waitFor();
    await eventually(() => main.getAttribute('aria-disabled')).to.equal('true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    // The finding leads into the collapsed block, to its field.
    await finding.focus();
    await page.keyboard.press('Enter');
    await until(() => workspace.field('Title').and(page.locator(':focus')).inputValue(), 'Lorem ipsum');

    // It is waived by keyboard, from the palette on.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Publish');
    const choice = page.getByRole('option', { name: 'Publish', exact: true });
    await choice.waitFor();
    // What is recent may stand above it.
    while ((await choice.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await main.waitFor();
    await panel.getByRole('button', { name: 'Waive “Placeholders”…' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByLabel('Why that is no reason to wait').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Zo heet de tentoonstelling.');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Waive', exact: true }).press('Enter');
    await panel.getByText('Zo heet de tentoonstelling.').waitFor();
    await until(() => main.getAttribute('aria-disabled'), null);
    await main.press('Enter');
    await notice('Saved and published');
    await until(async () => (await visitors(slug)).includes('Lorem ipsum'), true);

    // Where nothing stands in the way: one press opens it, one publishes.
    await workspace.field('Title').fill('Ipsum, de tentoonstelling');
    await button('Publish').focus();
    await page.keyboard.press('Enter');
    await main.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    await until(async () => (await visitors(slug)).includes('de tentoonstelling'), true);

    // Another address alone is something too.
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await page.getByRole('tabpanel').getByRole('textbox', { name: /^Slug/ }).fill('/luidklokken-en-meer');
    await page.getByRole('button', { name: 'Save page settings' }).click();
    await until(async () => (await pageOf(id)).slug, '/luidklokken-en-meer');
    await button('Publish').focus();
    await page.keyboard.press('Enter');
    await panel.getByText('/luidklokken-en-meer', { exact: true }).waitFor();
    await panel.getByText('Changed:').getByRole('button', { name: 'Slug' }).waitFor();
    await eventually(() => panel.getByText('Visitors would read the same as now.').count()).to.equal(0);
    await expectAccessible(page);
    await main.press('Enter');
    await until(async () => (await fetch(`${site.origin}/luidklokken-en-meer`)).status, 200);
  });

  it('keeps a page out of the many that are published together while a check prevents it; reviewers read why it was waived', async () => {
    const [fine, held] = [await makePage(admin, 'Gieterij klaar', [textBlock('Brons')]), await makePage(admin, 'Gieterij XXX')];
    await as(first, [/\/publish/]);
    await open('/?q=Gieterij');
    await page.getByRole('checkbox', { name: 'Choose all pages in view' }).click();
    await page.getByText('2 pages chosen').waitFor();
    await button('Publish').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog().getByText('1 of 2 done').waitFor();
    await dialog()
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Gieterij XXX' }) })
      .getByText('Not done: 1 problem keeps it')
      .waitFor();
    expect(await visitors((await pageOf(fine)).slug)).to.include('Brons');
    expect((await fetch(site.origin + (await pageOf(held)).slug)).status).to.equal(404);

    // Nobody asks for what would be refused; with a waiver somebody does, and the reason stands in the review.
    const { id } = await pageVersion(held);
    const { data } = await admin.get<{ data: { revision: number } }>(`/page/version/${id}/checks`);
    const { api: writer, error } = await refusedRequest(held);
    expect(error).to.include('G_90');
    const reason = 'XXX is het jaartal op de klok.';
    await admin.post(`/page/version/${id}/waive-check`, { check: 'checks/placeholders', reason, revision: data.revision });
    const { requestID } = await writer.post<{ requestID: string }>(`/page/${held}/request-publication`, {});
    await as(second, [/postMessage/]);
    await open(`/publication-requests/${requestID}`);
    await page.getByText(reason).waitFor();
    await expectAccessible(page);
    await button('Accept and publish').click();
    await notice('Request accepted: the page is published');
    expect((await fetch(site.origin + (await pageOf(held)).slug)).status).to.equal(200);
  });

  async function refusedRequest(id: string): Promise<{ readonly api: Api; readonly error: string }> {
    const api = apis.get(editor);
    if (!api) throw new Error('Nobody asks.');
    const error = await api.post(`/page/${id}/request-publication`, {}).then(
      () => '',
      (failure: unknown) => String(failure),
    );
    return { api, error };
  }

  it('clears the publication in the editor’s own copy of the page, and leaves what is live on the site', async () => {
    const id = await makePage(admin, 'Luidklok', [textBlock('Brons')]);
    await admin.post(`/page/${id}/publish`, {});
    const live = (await admin.get<{ data: { publishedVersionID: string; livePath: string } }>(`/page/${id}`)).data;
    await as(editor);
    await openEditor(page, id);
    const copy = page.locator('.lc-editor');
    const published = () => copy.getAttribute('data-published-version');
    await until(published, live.publishedVersionID);
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Luidklok van brons');
    await button('Request publication').click();
    await dialog().getByRole('button', { name: 'Request publication' }).click();
    await notice('Request sent');
    await until(published, '');
    await eventually(() => copy.getAttribute('data-published')).to.equal('');
    expect((await fetch(site.origin + live.livePath)).status).to.equal(200);
    await page.reload();
    await until(published, live.publishedVersionID);
  });

  it('is sent again and withdrawn from the editor, and refused where something is wrong', async () => {
    const id = await makePage(admin, 'Ramen', [textBlock('Glas')]);
    await as(editor, [/\/request-publication/]);
    const workspace = await openEditor(page, id);
    await workspace.select('Text');
    await button('Request publication').click();
    await dialog().getByRole('button', { name: 'Request publication' }).click();
    await notice('Request sent');
    await button('Publication requested').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Resend' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Resend' }).click();
    await notice('This was asked for too often. Try again later. It is possible again in 10 minutes.');
    await button('Publication requested').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await notice('Request withdrawn');
    // What was refused before is no longer true, though an error stays until it is dismissed.
    await until(() => page.getByText('This was asked for too often').count(), 0);
    await button('Request publication').waitFor();
    expect((await pageOf(id)).hasPublicationRequest).to.equal(false);
  });

  it('tells who decides second that somebody was first, beside the form that goes', async () => {
    const id = await makePage(admin, 'Daken', [textBlock('Lood')]);
    await apis.get(editor)?.post(`/page/${id}/request-publication`, {});
    await as(first, [/-publication/]);
    await open('/publication-requests');
    await page.getByRole('row', { name: 'Daken' }).getByRole('link', { name: 'Daken' }).click();
    await button('Accept and publish').waitFor();
    await apis.get(second)?.post(`/page/version/${(await pageVersion(id)).id}/reject-publication`, { feedback: 'Nog niet.' });
    await button('Accept and publish').click();
    await notice('This request has been decided or withdrawn in the meantime.');
    await until(() => button('Accept and publish').count(), 0);
    await page.getByText('Nog niet.').waitFor();
    expect((await pageOf(id)).hasPublicationRequest).to.equal(false);
  });
});
