import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { runFile } from './run-passes.mjs';
import { lookAgain, waveringProblem } from './second-look.mjs';

const file = 'tools/test/fixtures/fails-first.mjs';

/** Runs the fixture, and again where it fails, with real processes. */
async function lookAt(env) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-second-look-'));
  const place = { env: { PROBE_FOLDER: folder, ...env } };
  const looks = [];
  const run = async () => {
    const result = await runFile({ place, entry: { file }, task: {}, onRest: () => undefined });
    looks.push(result);
    return { pass: 'probe', file, result };
  };
  try {
    const first = await run();
    return { ...(await lookAgain([first], run)), looks: looks.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a second look', () => {
  it('is not taken where nothing failed', async () => {
    const { results, wavered, looks } = await lookAt({ PROBE_FAILS: '0' });
    expect([results.length, results[0].result.passed, wavered, looks]).to.deep.equal([1, 1, [], 1]);
  });

  for (const times of [1, 2])
    it(`finds that a file wavers which failed ${times === 1 ? 'once' : 'twice'}, and keeps what it said first`, async () => {
      const { results, wavered, looks } = await lookAt({ PROBE_FAILS: String(times) });
      expect([results[0].result.passed, results[0].result.failed, looks]).to.deep.equal([1, 0, times + 1]);
      expect(wavered).to.have.length(1);
      expect(wavered[0]).to.include({ pass: 'probe', file });
      expect(wavered[0].failures[0].message).to.contain('Not yet: look 1.');
    });

  it('leaves a failure where a file failed three times', async () => {
    const { results, wavered, looks } = await lookAt({ PROBE_FAILS: '3' });
    expect([results[0].result.failed, wavered, looks]).to.deep.equal([1, [], 3]);
    expect(results[0].result.failures[0].message).to.contain('Not yet: look 3.');
  });

  it('is taken at a file whose process died', async () => {
    const { results, wavered } = await lookAt({ PROBE_FAILS: '1', PROBE_DIES: '1' });
    expect(results[0].result).to.include({ passed: 1, failed: 0 });
    expect(wavered[0].failures[0].message).to.contain('code 7');
  });

  it('is taken at each pass of a file by itself', async () => {
    const outcome = (pass, failed) => ({ pass, file, result: { passed: 1, failed, failures: [] } });
    const again = [];
    const { results, wavered } = await lookAgain([outcome('one', 0), outcome('other', 1)], async ({ pass }) => {
      again.push(pass);
      return outcome(pass, 0);
    });
    expect([again, results.map(({ pass }) => pass), wavered.length]).to.deep.equal([['other'], ['one', 'other'], 1]);
  });

  it('is no excuse for more than twelve files', async () => {
    const outcome = (index, failed) => ({ pass: 'probe', file: `f${index}`, result: { passed: 1, failed, failures: [] } });
    const waver = async (count) => {
      const first = Array.from({ length: count }, (_, index) => outcome(index, 1));
      return waveringProblem((await lookAgain(first, async ({ file: name }) => outcome(name.slice(1), 0))).wavered);
    };
    expect(await waver(12)).to.equal(undefined);
    expect(await waver(13)).to.contain('13 files wavered, and 12 are the most');
  });
});
