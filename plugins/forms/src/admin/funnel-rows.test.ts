import { expect } from 'chai';
import { funnelSteps, stoppedAt } from './funnel-rows.ts';

const row = (event: 'started' | 'passed' | 'sent' | 'refused' | 'error', step: string, count: number, day = '2026-11-27') => ({
  ...{ day, step, event, count },
  title: step.toUpperCase(),
});

describe('the funnel of a form', () => {
  const steps = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ];

  it('tells by step who went no further, and what stopped them', () => {
    const rows = [
      row('started', 'one', 9),
      row('started', 'one', 6, '2026-11-26'),
      row('passed', 'one', 6),
      row('passed', 'one', 4, '2026-11-26'),
      row('refused', 'one', 3),
      row('passed', 'two', 7),
      row('sent', 'controleren', 5),
      row('error', 'email', 2),
      row('error', 'name', 3),
      row('error', 'email', 4, '2026-11-26'),
    ];
    expect(
      funnelSteps(rows, steps, { started: 'Started', sent: 'Sent' }).map(({ title, passed, left, refused }) => [
        title,
        passed,
        left,
        refused,
      ]),
    ).to.deep.equal([
      ['Started', 15, 0, 0],
      ['One', 10, 5, 3],
      ['Two', 7, 3, 0],
      ['Sent', 5, 2, 0],
    ]);
    expect(stoppedAt(rows).map(({ title, count }) => [title, count])).to.deep.equal([
      ['EMAIL', 6],
      ['NAME', 3],
    ]);
  });

  it('has one row for a form of one page', () => {
    const rows = [row('sent', 'one', 5), row('refused', 'one', 2)];
    expect(funnelSteps(rows, steps.slice(0, 1), { started: 'Started', sent: 'Sent' })).to.deep.equal([
      { id: '.sent', title: 'Sent', passed: 5, left: 0, refused: 2 },
    ]);
  });
});
