import { expect } from 'chai';
import { runPasses } from './run-passes.mjs';
import { startWorker } from './start-worker.mjs';

const fixture = (name) => `tools/test/fixtures/${name}.mjs`;

async function run(names, task = {}) {
  const results = [];
  const files = names.map((name, index) => ({ file: fixture(name), round: index + 1 }));
  await runPasses([{ name: 'probe', open: async () => ({}), files }], {
    task: { isColoured: false, ...task },
    onResult: (outcome) => results.push(outcome),
    onRest: () => undefined,
  });
  return names.map((name) => results.find(({ file }) => file === fixture(name)).result);
}

describe('the runner of tests', () => {
  it('keeps all that a file says together, in its order', async () => {
    const [result] = await run(['says-much', 'fails']);
    expect(result.output).to.match(/first\nsecond\nx{200000} third\n/);
    expect(result.output).not.to.contain('that fails');
    expect(result).to.include({ passed: 1, failed: 0, skipped: 1 });
    expect(result.seconds.tests).to.be.greaterThan(0);
  });

  it('counts a file whose process ends, and goes on with the next', async () => {
    const [dead, ...others] = await run(['dies', 'says-much', 'fails']);
    expect(dead).to.include({ passed: 0, failed: 1 });
    expect(dead.failures[0].message).to.contain('code 7');
    expect(others[0]).to.include({ passed: 1, failed: 0 });
    expect(others[1]).to.include({ passed: 1, failed: 1 });
  });

  it('fails a file in which something was rejected and nobody heard, and says so once, after however many files', async () => {
    const results = [];
    const files = Array.from({ length: 12 }, (_, index) => ({ file: fixture('rejects-unheard'), round: index + 1 }));
    await runPasses([{ name: 'probe', open: async () => ({}), files }], {
      task: {},
      workers: 1,
      onResult: ({ result }) => results.push(result),
      onRest: () => undefined,
    });
    const said = ({ passed, failed, failures, output }) => [
      passed,
      failed,
      failures.length,
      output.split('Nobody hears this.').length - 1,
    ];
    expect(results.map(said)).to.deep.equal(Array.from({ length: 12 }, () => [1, 1, 1, 1]));
  });

  it('ends a file that does not end, and says so', async () => {
    const worker = startWorker({ limit: 3000 });
    const result = await worker.run({ file: fixture('never-ends') });
    await worker.end();
    expect(result).to.include({ passed: 0, failed: 1 });
    expect(result.failures[0].message).to.equal('It did not end within 3 seconds, and its process was ended.');
  });

  it('runs what is set aside and tells what it says, but does not count it', async () => {
    const entry = { test: 'a test that fails', file: fixture('fails') };
    const [, put] = await run(['says-much', 'fails'], { setAside: [entry, { ...entry, test: 'a test of another name' }] });
    expect(put).to.include({ passed: 1, failed: 0, skipped: 1, isWhole: true });
    expect(put.output).to.contain('It never works.');
    expect(put.aside.map(({ title }) => title)).to.deep.equal(['a test that fails']);
    expect(put.titles).to.deep.equal(['a test that fails']);
    const [, elsewhere] = await run(['says-much', 'fails'], { setAside: [{ ...entry, file: fixture('dies') }] });
    expect(elsewhere).to.include({ passed: 1, failed: 1 });
  });

  it('leaves out a pass that cannot be opened, and no other', async () => {
    const ran = [];
    const files = [{ file: fixture('says-much'), round: 1 }];
    await runPasses(
      [
        { name: 'shut', open: async () => undefined, files },
        { name: 'open', open: async () => ({}), files },
      ],
      { task: {}, onResult: ({ pass }) => ran.push(pass), onRest: () => undefined },
    );
    expect(ran).to.deep.equal(['open']);
  });

  it('runs last, one by one, what runs alone', async () => {
    const order = [];
    const file = (isAlone) => ({ file: fixture('says-much'), round: 1, isAlone });
    const pass = (name, isBrowser, files) => ({ name, isBrowser, files, open: async () => ({}) });
    await runPasses([pass('plain', false, [file(true), file()]), pass('browser', true, [file(true), file(), file()])], {
      task: {},
      workers: 2,
      onResult: ({ pass: name }) => order.push(name),
      onRest: () => undefined,
    });
    expect(order.slice(0, 3)).to.have.members(['browser', 'browser', 'plain']);
    expect(order.slice(3)).to.deep.equal(['plain', 'browser']);
  });
});
