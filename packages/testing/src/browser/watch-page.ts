import type { Page, Request } from 'playwright-core';

const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // Chromium also says it in the console, but not for every directive.
    console.error(`Content Security Policy: ${violatedDirective} stopped ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
};

const isOf = (origin: string | undefined, request: Request): boolean =>
  origin === undefined || request.url().startsWith(`${origin}/`);

/** Writes down everything that a page complains about: console, errors, violations, requests of its own origin that fail. */
export async function watchPage(page: Page, problems: string[], origin: string | undefined): Promise<void> {
  await page.addInitScript(reportViolations);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that goes on to the next one breaks off what it no longer needs.
    if (isOf(origin, request) && reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOf(origin, response.request()) && response.status() >= 400)
      problems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}
