import type { Page } from 'playwright-core';
import { administrator } from './start-site.ts';

/** Fills in the login form and sends it. */
export async function logIn(page: Page, password: string = administrator.password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
