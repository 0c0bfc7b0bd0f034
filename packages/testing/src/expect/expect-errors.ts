import { expect } from 'chai';
import type { TestResponse } from '../app/test-response.ts';

/** One failure that an answer is expected to hold. Without `property` it concerns the whole call. */
export interface ExpectedError {
  readonly property?: string;
  readonly code: string;
}

const inOrder = (errors: readonly ExpectedError[]): ExpectedError[] =>
  errors
    .map(({ property, code }) => ({ ...(property === undefined ? {} : { property }), code }))
    .toSorted((one, other) => `${one.property} ${one.code}`.localeCompare(`${other.property} ${other.code}`));

/** The answer is a failure in the API's shape, with this status and exactly these errors, in any order. */
export function expectErrors(response: TestResponse, status: number, errors: readonly ExpectedError[]): void {
  const call = `${response.method} ${response.path}`;
  expect(response.status, `${call} answered ${response.text.slice(0, 500)}`).to.equal(status);
  expect(response.headers['content-type'], call).to.match(/^application\/json; charset=utf-8$/);
  expect(response.headers['cache-control'], call).to.equal('no-store');
  expect(response.get('Success'), call).to.equal(false);
  expect(response.get('Message'), call).to.be.a('string').and.not.be.empty;
  const found = response.get<readonly (ExpectedError & { readonly params: unknown })[]>('Errors');
  expect(found, call).to.be.an('array');
  for (const error of found) expect(error.params, `${call}: params of ${error.code}`).to.be.an('object');
  expect(inOrder(found), call).to.deep.equal(inOrder(errors));
}

/** The answer is a success in the API's shape. */
export function expectSuccess(response: TestResponse): void {
  const call = `${response.method} ${response.path}`;
  expect(response.status, `${call} answered ${response.text.slice(0, 500)}`).to.equal(200);
  expect(response.headers['content-type'], call).to.match(/^application\/json; charset=utf-8$/);
  expect(response.headers['cache-control'], call).to.equal('no-store');
  expect(response.get('Success'), call).to.equal(true);
  expect(response.get('Errors'), call).to.deep.equal([]);
}
