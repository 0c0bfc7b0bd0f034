import { until } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';

/** Shows the preview of an editor, or hides it, as somebody does who chose so. */
export async function showPreview(page: Page, isShown = true): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  if ((await toggle.getAttribute('aria-pressed')) !== String(isShown)) await toggle.click();
  await until(() => toggle.getAttribute('aria-pressed'), String(isShown));
}
