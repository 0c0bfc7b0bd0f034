import { expect } from 'chai';
import { judgeVisit } from './judge-visit.ts';
import type { KnownLink } from './judge-visit.ts';
import type { Visit } from './visit.types.ts';

const start = new Date('2026-03-02T08:00:00Z');
const hours = (count: number): Date => new Date(start.getTime() + count * 3_600_000);
const unchecked: KnownLink = {
  ...{ state: 'unchecked', since: start, reason: null, status: null, movedTo: null },
  ...{ checkedAt: null, lastGoodAt: null, failingSince: null, nextAt: start },
};
const gone: Visit = { kind: 'failed', reason: 'status', status: 404 };
const good: Visit = { kind: 'good', status: 200, movedTo: null };
const after = (...visits: readonly (readonly [number, Visit])[]): KnownLink =>
  visits.reduce((known, [hour, visit]) => judgeVisit(known, visit, hours(hour)), unchecked);

describe('what a visit says of a link', () => {
  it('is good, and looked at again in a week', () => {
    const known = after([0, good], [168, good]);
    expect([known.state, known.since, known.lastGoodAt, known.nextAt]).to.deep.equal(['good', start, hours(168), hours(336)]);
  });

  it('is not broken after one failure, nor after two within the day', () => {
    const once = after([0, good], [168, gone]);
    expect([once.state, once.since, once.nextAt]).to.deep.equal(['failing', hours(168), hours(192)]);
    const twice = judgeVisit(once, gone, hours(170));
    expect([twice.state, twice.nextAt, twice.lastGoodAt]).to.deep.equal(['failing', hours(192), start]);
  });

  it('is broken after a second failure a day later, since the first one, until it is good again', () => {
    const broken = after([0, good], [168, gone], [192, { kind: 'failed', reason: 'name', status: null }]);
    expect([broken.state, broken.since, broken.reason, broken.lastGoodAt, broken.nextAt]).to.deep.equal([
      ...['broken', hours(168), 'name', start, hours(360)],
    ]);
    const mended = judgeVisit(broken, good, hours(200));
    expect([mended.state, mended.reason, mended.failingSince, mended.since]).to.deep.equal(['good', null, null, hours(200)]);
    expect(judgeVisit(mended, gone, hours(201)).state).to.equal('failing');
  });

  it('leaves a link as it was that asks for patience, for an hour to a week', () => {
    const later = (seconds?: number): Visit => ({ kind: 'later', status: 429, seconds });
    expect(after([0, good], [1, later(7200)])).to.deep.equal({ ...after([0, good]), checkedAt: hours(1), nextAt: hours(3) });
    expect(after([0, good], [1, later(1)]).nextAt).to.deep.equal(hours(2));
    expect(after([0, good], [1, later()]).nextAt).to.deep.equal(hours(25));
    expect(after([0, good], [1, later(9e8)]).nextAt).to.deep.equal(hours(169));
    expect(after([0, gone], [24, later(60)], [48, gone]).state).to.equal('broken');
  });

  it('tells what leads elsewhere for good, and what is closed to machines', () => {
    const moved = after([0, { kind: 'good', status: 200, movedTo: 'https://new.example/' }]);
    expect([moved.state, moved.movedTo, moved.lastGoodAt]).to.deep.equal(['moved', 'https://new.example/', start]);
    const closed = after([0, good], [168, { kind: 'closed', status: 403 }]);
    expect([closed.state, closed.status, closed.lastGoodAt]).to.deep.equal(['closed', 403, start]);
  });
});
