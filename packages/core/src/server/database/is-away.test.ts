import { expect } from 'chai';
import { failureOf } from '../http/failure-of.ts';
import { isDatabaseAway } from './is-away.ts';

const failure = (facts: object, message = 'it failed'): Error => Object.assign(new Error(message), facts);

const away: Readonly<Record<string, unknown>> = {
  'nothing listens': failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
  'the connection was cut': failure({ code: 'ECONNRESET' }),
  'the other side is gone': failure({ code: 'EPIPE' }),
  'the host has no address': failure({ code: 'ENOTFOUND' }),
  'nobody can say its address now': failure({ code: 'EAI_AGAIN' }),
  'no way leads there': failure({ code: 'EHOSTUNREACH' }),
  'the network is away': failure({ code: 'ENETUNREACH' }),
  'nothing came in time': failure({ code: 'ETIMEDOUT' }),
  'the socket of the embedded database is missing': failure({ code: 'ENOENT', syscall: 'connect' }),
  'it stops': failure({ code: '57P01' }),
  'it crashed': failure({ code: '57P02' }),
  'it starts': failure({ code: '57P03' }),
  'it ended an idle session': failure({ code: '57P05' }),
  'it ended an idle transaction': failure({ code: '25P03' }),
  'a transaction took too long': failure({ code: '25P04' }),
  'a statement took too long': failure({ code: '57014' }, 'canceling statement due to statement timeout'),
  'a lock took too long': failure({ code: '55P03' }, 'canceling statement due to lock timeout'),
  'it has no connection left': failure({ code: '53300' }),
  'it refused the connection': failure({ code: '08001' }),
  'the connection does not exist': failure({ code: '08003' }),
  'the connection failed': failure({ code: '08006' }),
  'the driver lost the connection': failure({}, 'Connection terminated unexpectedly'),
  'the driver got no connection in time': failure({}, 'timeout exceeded when trying to connect'),
  'the driver got no answer in time': failure({}, 'Query read timeout'),
  'the driver uses a connection that failed': failure({}, 'Client has encountered a connection error and is not queryable'),
  'one of several addresses': new AggregateError([failure({ code: 'ECONNREFUSED' })]),
  'a cause of it': new Error('the ORM', { cause: new Error('the driver', { cause: failure({ code: '57P01' }) }) }),
};

const atHome: Readonly<Record<string, unknown>> = {
  'a file is missing': failure({ code: 'ENOENT', syscall: 'open' }),
  'the disk is full': failure({ code: 'ENOSPC' }),
  'a row is there already': failure({ code: '23505' }),
  'two transactions met': failure({ code: '40001' }),
  'a statement is wrong': failure({ code: '42601' }),
  'anything else': new Error('timeout of a game'),
  'no error': 'ECONNREFUSED',
  nothing: undefined,
};

describe('a database that is away', () => {
  for (const [name, error] of Object.entries(away))
    it(`is one where ${name}, and worth another try`, () => {
      expect(isDatabaseAway(error)).to.equal(true);
      expect(failureOf(error)).to.deep.include({ errors: [{ code: 'G_09' }], retryAfter: 10 });
    });
  for (const [name, error] of Object.entries(atHome))
    it(`is none where ${name}`, () => {
      expect(isDatabaseAway(error)).to.equal(false);
      expect(failureOf(error).retryAfter).to.equal(undefined);
    });
});
