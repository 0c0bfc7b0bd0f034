import { Readable } from 'node:stream';
import { expect } from 'chai';
import { isClean } from './clamd.ts';
import { startClamd, virus } from './clamd.test-kit.ts';
import type { TestClamd } from './clamd.test-kit.ts';

const bytes = (...parts: readonly string[]): Readable => Readable.from(parts.map((part) => Buffer.from(part)));
const failureOf = (asked: Promise<unknown>): Promise<string> => asked.then(String, (error: unknown) => String(error));

describe('the scanner of files', () => {
  let clamd: TestClamd;
  before(async () => (clamd = await startClamd()));
  after(() => clamd?.close());

  it('finds what is in a file, in whatever pieces it comes', async () => {
    expect(await isClean(clamd.url, bytes('een', ' brief'))).to.equal(true);
    expect(await isClean(clamd.url, bytes(virus.slice(0, 4), virus.slice(4)))).to.equal(false);
    expect(await isClean(clamd.url, bytes('x'.repeat(3_000_000)))).to.equal(true);
  });

  it('has no verdict where it fails or is gone', async () => {
    clamd.setBroken(true);
    expect(await failureOf(isClean(clamd.url, bytes('een')))).to.include('no verdict');
    clamd.setBroken(false);
    expect(await failureOf(isClean('tcp://127.0.0.1:1', bytes('een')))).to.include('ECONNREFUSED');
  });
});
