import { expect } from 'chai';
import fc from 'fast-check';
import {
  lonelySteps,
  read,
  runStorm,
  stormSteps,
} from '../../../packages/core/src/modules/pages/admin/editor/save/storm.test-kit.ts';
import { createWorld } from '../../../packages/core/src/modules/pages/admin/editor/save/storm-world.test-kit.ts';
import { documentOf } from '../../../packages/core/src/modules/pages/admin/editor/state/editor-state.ts';
import {
  act,
  actAsOther,
  othersWork,
  ownWork,
  walkActions,
} from '../../../packages/core/src/modules/pages/admin/editor/state/walk.test-kit.ts';
import { startRealServer } from './real-server.ts';
import type { RealServer } from './real-server.ts';

const storms = process.env['TEST_THOROUGH'] ? 2000 : 6;

describe('saving in bad weather, over the real server', function () {
  this.timeout(storms * 5000);
  let server: RealServer;
  before(async () => {
    server = await startRealServer();
  });
  after(() => server?.close());

  it(`loses no word in ${storms} storms and leaves everybody with the same page`, async () => {
    await fc.assert(
      fc.asyncProperty(stormSteps, async (steps) => {
        expect(await runStorm(await server.storm(), steps)).to.deep.equal([]);
      }),
      { numRuns: storms, endOnFailure: true },
    );
  });

  /** Parts of the protocol that a mutant does without, and in which storms that is seen. */
  const mutants = {
    'the journal': { without: { journal: true }, server: {}, storms: stormSteps },
    'counting calls': { without: {}, server: { sequence: true }, storms: lonelySteps },
    merging: { without: {}, server: { merge: true }, storms: stormSteps },
  };
  // The storm that goes wrong may be one of the last: each has the time of all.
  for (const [name, { without, server: spoilt, storms: some }] of Object.entries(mutants))
    it(`fails without ${name}`, async () => {
      const check = await fc.check(
        fc.asyncProperty(some, async (steps) => (await runStorm(await server.storm(spoilt), steps, without)).length === 0),
        { numRuns: 200, seed: 7, endOnFailure: true },
      );
      expect(check.failed).to.equal(true);
    }).timeout(120_000);

  it('undoes and redoes a walk of 200 actions, sent while another edits: one’s own work is equal, theirs untouched', async () => {
    const storm = await server.storm();
    const world = createWorld(storm);
    const [mine, other] = [await world.open(0), await world.open(2)];
    const first = ownWork(await storm.present());
    const [actions = []] = fc.sample(walkActions, { numRuns: 1, seed: 11 });
    for (const [index, action] of actions.entries()) {
      act(mine.store, action, `w${index}`);
      if (action.theirs !== null) {
        actAsOther(other.store, action, `w${index}`);
        expect(await other.saver.save()).to.equal(true);
      }
      // Sent by pieces, as it is typed.
      if (action.which % 3 === 0) expect(await mine.saver.save()).to.equal(true);
      else if (action.which % 3 === 1) await mine.saver.meet(null);
    }
    const meet = async () => {
      expect(await mine.saver.save()).to.equal(true);
      for (const { saver } of [other, mine]) await saver.meet(null);
      const present = await storm.present();
      for (const { store } of [other, mine]) expect(read(documentOf(store.get()))).to.deep.equal(read(present));
      return { own: ownWork(present), theirs: othersWork(present) };
    };
    const done = await meet();
    const { length: steps } = mine.store.get().history.past;
    for (let step = 0; step < steps; step += 1) mine.store.dispatch({ type: 'undo' });
    expect(await meet()).to.deep.equal({ ...done, own: first });
    for (let step = 0; step < steps; step += 1) mine.store.dispatch({ type: 'redo' });
    expect(await meet()).to.deep.equal(done);
    for (const { stop } of [mine, other]) stop();
  });
});
