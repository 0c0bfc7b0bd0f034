import { expect } from 'chai';
import { errorCollections, initialState } from './admin-state.ts';
import type { AdminState } from './admin-state.ts';
import { adminReducer } from './admin.reducer.ts';
import type { AdminAction } from './admin.reducer.ts';

const after = (...actions: readonly AdminAction[]): AdminState => actions.reduce(adminReducer, initialState);

describe('the state that screens share', () => {
  it('does not know at first whether anybody is logged in', () => {
    expect(initialState.authenticated).to.equal(undefined);
    expect(after({ type: 'session-known', isAuthenticated: true }).authenticated).to.equal(true);
    expect(
      after({ type: 'session-known', isAuthenticated: true }, { type: 'session-known', isAuthenticated: false }).authenticated,
    ).to.equal(false);
  });

  it('holds ten collections of errors, and of two failures the second alone', () => {
    expect(errorCollections).to.have.length(10);
    const collected = (code: string): AdminAction => ({ type: 'errors-collected', collection: 'login', errors: [{ code }] });
    const state = after(collected('AUTH_01'), collected('AUTH_03'));
    expect(state.errors.login).to.deep.equal([{ code: 'AUTH_03' }]);
    expect(state.errors['forgot-password']).to.deep.equal([]);
  });

  it('forgets what worked when the messages are cleared, and nothing else', () => {
    const before = after(
      { type: 'recovered', flow: 'forgot' },
      { type: 'recovered', flow: 'reset' },
      { type: 'recovered', flow: 'activate' },
      { type: 'errors-collected', collection: 'login', errors: [{ code: 'AUTH_01' }] },
    );
    expect(before.recovered).to.deep.equal({ forgot: true, reset: true, activate: true });
    const cleared = adminReducer(before, { type: 'messages-cleared' });
    expect(cleared.recovered).to.deep.equal({ forgot: false, reset: false, activate: false });
    expect(cleared.errors.login).to.have.length(1);
  });

  it('has null for an operation under way, true when it worked, false after the user is fetched', () => {
    for (const operation of ['create', 'update', 'delete', 'store'] as const) {
      const requested = after({ type: 'operation-requested', operation });
      expect(requested.operations[operation]).to.equal(null);
      const succeeded = adminReducer(requested, { type: 'operation-succeeded', operation });
      expect(succeeded.operations[operation]).to.equal(true);
      expect(adminReducer(succeeded, { type: 'user-fetched' }).operations[operation]).to.equal(false);
      expect(adminReducer(requested, { type: 'operation-failed', operation }).operations[operation]).to.equal(false);
    }
  });
});
