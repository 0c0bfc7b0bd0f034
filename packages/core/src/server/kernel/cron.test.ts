import { expect } from 'chai';
import { isCron } from './cron.ts';

describe('a cron expression', () => {
  it('has five parts within their bounds', () => {
    for (const cron of ['* * * * *', '0 4 * * *', '*/5 0-6,20 1 1-3/2 7', '59 23 31 12 0'])
      expect(isCron(cron), cron).to.equal(true);
  });

  it('is nothing else', () => {
    const wrong = ['', 'every day', '@daily', '* * * *', '* * * * * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '* * * 13 *'];
    for (const cron of [...wrong, '* * * * 8', '5-1 * * * *', '*/0 * * * *', '1,, * * * *', ' 0 4 * * *'])
      expect(isCron(cron), cron).to.equal(false);
  });
});
