import { adminLooks, openBrowser, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Api } from '../browser/test-kit/api.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';

/** The screens and actions of the probe, by whoever holds its permission. */
export async function checkScreens(site: RunningSite, api: Api): Promise<void> {
  const browser = await openBrowser();
  try {
    const { page } = await browser.newPage({ origin: site.origin });
    await api.signIn(page);
    const shows = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.goto('/cmsadmin/probe/notes/seven');
    await shows('Note seven');
    await page.getByRole('link', { name: 'Probe jump' }).click();
    await shows('Note from-probe-notes-seven');
    await page.goto('/cmsadmin/probe/none');
    await shows('This screen does not exist');
  } finally {
    await browser.close();
  }
}

/** The screen of events, with listeners of which one always fails. */
export async function checkEventsScreen(site: RunningSite, api: Api): Promise<void> {
  const browser = await openBrowser();
  try {
    const { page } = await browser.newPage({ origin: site.origin });
    await api.signIn(page);
    await page.goto('/cmsadmin/events');
    await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('probe:notes').getByText('Up to date').waitFor();
    await row('probe:stubborn').getByText('The probe refuses this event.').waitFor();
    await page.getByText('No event was set aside').waitFor();
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
  } finally {
    await browser.close();
  }
}
