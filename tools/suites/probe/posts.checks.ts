import { openBrowser } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Api } from '../browser/test-kit/api.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';

const tooLong = 'a name that is longer than twenty';

/** A form of the probe on a page, used by a visitor without JavaScript, and its description. */
export async function checkPosts(site: RunningSite, api: Api): Promise<void> {
  const { pageID } = await api.post<{ pageID: string }>('/page/create', {
    title: 'Gasten',
    slug: '/gasten',
    type: 'lectern/blank',
    locale: 'nl-NL',
    content: { boek: { type: 'probe/guestbook', props: {} } },
  });
  await api.post(`/page/${pageID}/publish`, {});
  const { 'x-site-paths': paths } = await api.get<{ 'x-site-paths': object }>('/openapi.json');
  expect(Object.keys(paths)).to.include('/{page}#probe/guestbook');

  const browser = await openBrowser();
  try {
    const { page } = await browser.newPage({ origin: site.origin, javaScript: false, allow: [/400/] });
    const sign = () => page.getByRole('button', { name: 'Sign' }).click();
    await page.goto('/gasten');
    // Its stylesheet comes with the block alone.
    expect(await page.getByRole('form').evaluate((form) => getComputedStyle(form).outlineColor)).to.equal('rgb(1, 2, 3)');
    expect(await (await fetch(`${site.origin}/blad`)).text()).not.to.include('guestbook');
    await page.getByLabel('Name').fill(tooLong);
    await sign();
    expect(await page.title()).to.match(/^Fout: Gasten/);
    expect(await page.getByText('Refused: V_14').isVisible()).to.equal(true);
    expect(await page.getByLabel('Name').inputValue()).to.equal(tooLong);
    await page.getByLabel('Name').fill('anna');
    await sign();
    expect(page.url()).to.match(/\/gasten\?thanks=anna$/);
    expect(await page.getByRole('status').innerText()).to.equal('Thank you, anna');
    expect(await page.getByText('Signed before: anna').isVisible()).to.equal(true);
    await page.getByLabel('Photo').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(321) });
    await page.getByLabel('Name').fill('anna');
    await sign();
    expect(await page.getByText('321 bytes').isVisible()).to.equal(true);
  } finally {
    await browser.close();
  }
}
