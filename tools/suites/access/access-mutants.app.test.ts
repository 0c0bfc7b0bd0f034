import { expect } from 'chai';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectNone } from '@lectern/testing';
import type { Findings } from './try-mutants.ts';

const here = (name: string): string => new URL(name, import.meta.url).href;

/** The mutants live in a process of their own, whose sources got switches while they were loaded. */
async function findingsOf(): Promise<Findings> {
  const execArgv = ['--import', here('./guard-switch.mjs'), '--import', 'tsx', '--conditions=lectern-source'];
  const child = fork(fileURLToPath(here('./try-mutants.ts')), { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (findings) => resolve(findings as Findings));
    child.once('exit', (code) => reject(new Error(`The process that tries the mutants ended with ${code} and said nothing.`)));
  });
}

describe('the access matrix', function () {
  this.timeout(600_000);

  it('notices each rule of a route that is loosened, and each check behind one that is removed', async () => {
    const { tried, noticedByCalls, survivors } = await findingsOf();
    console.log(`      ${tried} mutants, ${noticedByCalls} noticed by a call, ${survivors.length} not noticed`);
    expectNone(survivors, 'Checks that may be removed without anybody noticing');
    // Fewer would mean that the sources were not given their switches.
    expect(tried).to.be.greaterThan(100);
  });
});
