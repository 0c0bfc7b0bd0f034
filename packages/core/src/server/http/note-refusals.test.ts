import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { noteRefusals } from './note-refusals.ts';

describe('the notes of refusals', () => {
  it('name what a call declares and what it met, each once', () => {
    const dir = mkdtempSync(join(tmpdir(), 'lectern-test-refusals-'));
    try {
      const call = { method: 'POST', path: '/book/{id}' } as const;
      noteRefusals(dir, 'declared', call, ['BO_01', 'BO_02']);
      noteRefusals(dir, 'met', call, ['BO_01']);
      noteRefusals(dir, 'met', call, ['BO_01']);
      expect(readFileSync(join(dir, String(process.pid)), 'utf8')).to.equal(
        'declared POST /book/{id} BO_01\ndeclared POST /book/{id} BO_02\nmet POST /book/{id} BO_01\n',
      );
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
