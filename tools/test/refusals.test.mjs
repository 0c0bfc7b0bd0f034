import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openRefusals, unmetProblem, unmetRefusals } from './refusals.mjs';

describe('the refusals of a run', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-test-refusals-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those that some process declared and none met', () => {
    const dir = openRefusals(folder);
    writeFileSync(join(dir, '1'), 'declared POST /book/{id} BO_02\ndeclared POST /book/{id} BO_01\nmet POST /book/{id} UM_01\n');
    writeFileSync(join(dir, '2'), 'declared POST /book/{id} BO_01\ndeclared GET /book BO_01\nmet POST /book/{id} BO_01\n');
    expect(unmetRefusals(dir)).to.deep.equal(['GET /book BO_01', 'POST /book/{id} BO_02']);
    expect(unmetProblem(dir)).to.include('\nGET /book BO_01\n');
  });

  it('are no problem where all were met, or nothing was noted', () => {
    const dir = openRefusals(folder);
    expect(unmetProblem(dir)).to.equal(undefined);
    writeFileSync(join(dir, '1'), 'declared GET /book BO_01\nmet GET /book BO_01\n');
    expect(unmetProblem(dir)).to.equal(undefined);
  });
});
