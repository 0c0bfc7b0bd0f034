import type { TestBrowser } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

interface Visit<Value> {
  readonly browser: TestBrowser;
  readonly origin: string;
  readonly address: string;
  readonly status: number;
  readonly read: (page: Page) => Promise<Value>;
}

/** The page as a visitor gets it who has JavaScript switched off. */
export async function visitWithoutScript<Value>({ browser, origin, address, status, read }: Visit<Value>): Promise<Value> {
  const visitor = await browser.newPage({ origin, javaScript: false, allow: status === 404 ? [/404/] : [] });
  const answer = await visitor.page.goto(address);
  expect(answer?.status()).to.equal(status);
  const value = await read(visitor.page);
  await visitor.close();
  return value;
}
