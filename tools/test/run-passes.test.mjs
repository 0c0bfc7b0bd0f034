import { expect } from 'chai';
import { runPasses } from './run-passes.mjs';

const fixture = (name) => `tools/test/fixtures/${name}.mjs`;

async function run(names, task = {}) {
  const results = [];
  const files = names.map((name, index) => ({ file: fixture(name), round: index + 1 }));
  await runPasses([{ name: 'probe', open: async () => ({}), files }], {
    task: { secondAttempts: [], isColoured: false, ...task },
    onResult: (outcome) => results.push(outcome),
    onRest: () => undefined,
  });
  return names.map((name) => results.find(({ file }) => file === fixture(name)).result);
}

describe('the runner of tests', () => {
  it('keeps all that a file says together, in its order', async () => {
    const [result] = await run(['says-much', 'fails-once']);
    expect(result.output).to.match(/first\nsecond\nx{200000} third\n/);
    expect(result.output).not.to.contain('a test that wavers');
    expect(result).to.include({ passed: 1, failed: 0, skipped: 1 });
    expect(result.seconds.tests).to.be.greaterThan(0);
  });

  it('counts a file whose process ends, and goes on with the next', async () => {
    const [dead, ...others] = await run(['dies', 'says-much', 'fails-once']);
    expect(dead).to.include({ passed: 0, failed: 1 });
    expect(dead.failures[0].message).to.contain('code 7');
    expect(others[0]).to.include({ passed: 1, failed: 0 });
    expect(others[1]).to.include({ passed: 0, failed: 1 });
  });

  it('gives a second attempt to a test that is named, and to no other', async () => {
    const [, named] = await run(['says-much', 'fails-once'], { secondAttempts: ['a test that wavers fails the first time'] });
    expect(named).to.include({ passed: 1, failed: 0 });
    expect(named.retried.map(({ message }) => message.split('\n')[0])).to.deep.equal(['Error: Not yet.']);
    const [, other] = await run(['says-much', 'fails-once'], { secondAttempts: ['a test that wavers'] });
    expect(other).to.include({ passed: 0, failed: 1 });
  });

  it('leaves out a pass that cannot be opened, and no other', async () => {
    const ran = [];
    const files = [{ file: fixture('says-much'), round: 1 }];
    await runPasses(
      [
        { name: 'shut', open: async () => undefined, files },
        { name: 'open', open: async () => ({}), files },
      ],
      { task: { secondAttempts: [] }, onResult: ({ pass }) => ran.push(pass), onRest: () => undefined },
    );
    expect(ran).to.deep.equal(['open']);
  });
});
