import { expect } from 'chai';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openErasureLog } from './erasure-log.ts';

const early = new Date('2026-03-01T00:00:00Z');

describe('the log of erasures', () => {
  let dataDir: string;
  let clock: Date;
  beforeEach(() => {
    clock = new Date('2026-03-01T12:00:00Z');
    dataDir = mkdtempSync(join(tmpdir(), 'lectern-erasures-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('names what was erased after a restore alone, until that was erased again, and holds no name', () => {
    const log = openErasureLog({ dataDir }, () => clock);
    expect([log.noteRestore(early), log.due('person')]).to.deep.equal([0, []]);
    log.note('person', 'ada@example.com');
    log.note('publication', 'p1');
    expect(log.due('person')).to.deep.equal([]);
    const again = openErasureLog({ dataDir }, () => clock);
    expect(again.noteRestore(early)).to.equal(2);
    expect(again.due('person').map(({ hash }) => hash)).to.deep.equal([log.hashOf('person', 'ada@example.com')]);
    again.settle('person');
    expect(again.due('person')).to.deep.equal([]);
    expect(again.due('publication').map(({ hash }) => hash)).to.deep.equal([log.hashOf('publication', 'p1')]);
    clock = new Date('2026-03-02T12:00:00Z');
    again.note('person', 'bea@example.com');
    again.noteRestore(early);
    expect(again.due('person')).to.have.length(2);
    // What a backup was made without need not be erased again.
    expect(again.noteRestore(new Date('2026-03-02T00:00:00Z'))).to.equal(1);
    expect(again.due('person').map(({ hash }) => hash)).to.deep.equal([log.hashOf('person', 'bea@example.com')]);
    expect(readFileSync(join(dataDir, 'erasures.jsonl'), 'utf8')).not.to.match(/ada|bea|p1/);
  });

  it('goes on after a line that was cut', () => {
    const log = openErasureLog({ dataDir });
    log.note('person', 'ada@example.com');
    appendFileSync(join(dataDir, 'erasures.jsonl'), '\n{"at":"2026');
    log.note('person', 'bea@example.com');
    expect(log.noteRestore(early)).to.equal(2);
  });
});
