import { expect } from 'chai';
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptInDataFolder, ownSecret } from './own-secret.ts';
import { isStartupError } from './startup-error.ts';

describe('a secret that a site makes itself', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-secret-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is made once, for the eyes of its user, and leaves nothing beside it', () => {
    const folder = join(dir, 'data');
    const secret = ownSecret(folder);
    expect(ownSecret(folder)).to.equal(secret);
    expect(readdirSync(folder)).to.deep.equal(['secret']);
    expect(statSync(join(folder, 'secret')).mode & 0o777).to.equal(0o600);
  });

  it('is the first one of two that were made at once', () => {
    const made = keptInDataFolder(dir, 'secret', () => {
      expect(keptInDataFolder(dir, 'secret', () => 'the first')).to.equal('the first');
      return 'the second';
    });
    expect(made).to.equal('the first');
    expect(readdirSync(dir)).to.deep.equal(['secret']);
  });

  it('is whole or not there, whenever the process that makes it is killed', async function () {
    this.timeout(60_000);
    const size = 200_000_000;
    const script = `
      import { keptInDataFolder } from ${JSON.stringify(new URL('own-secret.ts', import.meta.url).href)};
      keptInDataFolder(process.argv[1], 'secret', () => 'x'.repeat(${size}));
    `;
    const child = fork('-', [], { execArgv: ['--import', 'tsx', '--input-type=module', '--eval', script, dir], stdio: 'ignore' });
    // From the first moment at which anything of it is there.
    while (readdirSync(dir).length === 0) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    if (readdirSync(dir).includes('secret')) expect(readFileSync(join(dir, 'secret'))).to.have.length(size);
  });

  it('is refused where it cannot be read', () => {
    mkdirSync(join(dir, 'secret'));
    expect(() => ownSecret(dir))
      .to.throw(/secret cannot be read \(EISDIR\)/)
      .that.satisfies(isStartupError);
  });
});
