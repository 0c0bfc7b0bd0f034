import { expect } from 'chai';
import { isCron } from './cron.ts';

describe('a cron expression', () => {
  it('has five parts within their bounds', () => {
    for (const cron of ['* * * * *', '0 4 * * *', '*/5 0-6,20 1 1-3/2 7', '59 23 31 12 0'])
      expect(isCron(cron), cron).to.equal(true);
  });

  it('comes one day', () => {
    for (const cron of ['0 0 31 2 *', '0 0 30 2 *', '0 0 31 4,6,9-11/2 *']) expect(isCron(cron), cron).to.equal(false);
    for (const cron of ['0 0 29 2 *', '0 0 31 2,3 *', '0 0 */7 2 *', '0 0 31 2 1', '0 0 28-31 2 *', '0 0 31 4/3 *'])
      expect(isCron(cron), cron).to.equal(true);
  });

  it('is nothing else', () => {
    const wrong = ['', 'every day', '@daily', '* * * *', '* * * * * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '* * * 13 *'];
    for (const cron of [...wrong, '* * * * 8', '5-1 * * * *', '*/0 * * * *', '1,, * * * *', ' 0 4 * * *'])
      expect(isCron(cron), cron).to.equal(false);
  });
});
