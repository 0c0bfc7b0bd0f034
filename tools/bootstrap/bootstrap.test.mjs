import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { fingerprint } from './fingerprint.mjs';
import { agrees } from './install.mjs';
import { completed, missingFromLock, platformOf } from './lock-platforms.mjs';
import { root } from './places.mjs';
import { isNewEnough } from './toolchain-node.mjs';
import { withDependencies, withDependents } from './workspaces.mjs';

describe('bootstrap', () => {
  it('takes Node 24.15 and what follows', () => {
    expect(['24.15.0', '24.21.1', '26.0.0'].map(isNewEnough)).to.deep.equal([true, true, true]);
    expect(['18.20.0', '22.30.0', '24.14.9'].map(isNewEnough)).to.deep.equal([false, false, false]);
  });

  it('builds again what needs a changed package, directly or not', () => {
    const all = [
      { name: 'core', needs: [] },
      { name: 'text', needs: ['core'] },
      { name: 'cards', needs: ['text'] },
      { name: 'other', needs: [] },
    ];
    expect([...withDependents(['text'], all)]).to.have.members(['text', 'cards']);
    expect([...withDependents(['core'], all)]).to.have.members(['core', 'text', 'cards']);
  });

  it('builds for a site what it runs with, and not what it is tested with', () => {
    const all = [
      { name: 'core', runsWith: [] },
      { name: 'kit', runsWith: ['core'] },
      { name: 'news', runsWith: ['core'], needs: ['core', 'kit'] },
      { name: 'site', runsWith: ['news'] },
    ];
    expect([...withDependencies('site', all)]).to.have.members(['site', 'news', 'core']);
  });

  describe('node_modules against the lock file', () => {
    const lock = {
      '': { version: '0' },
      'packages/core': { version: '1' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    };
    const found = { 'node_modules/a': { version: '1.0.0' } };

    it('agrees where all but optional packages are there', () => {
      expect(agrees(lock, found)).to.equal(true);
    });
    it('differs on a missing package, another version and another platform', () => {
      expect(agrees(lock, {})).to.equal(false);
      expect(agrees(lock, { 'node_modules/a': { version: '1.0.1' } })).to.equal(false);
      expect(agrees(lock, { 'node_modules/a': { version: '1.0.0', os: ['plan9'] } })).to.equal(false);
    });
  });

  describe('the packages of other platforms in the lock file', () => {
    const asker = {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@a/fast-linux-x64-musl': '2.0.0', '@a/fast-x': '2.0.0' },
    };

    it('are all there, so that npm ci needs no registry that holds them: node tools/complete-lock.mjs', async () => {
      const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
      expect(missingFromLock(packages).map(({ name }) => name)).to.deep.equal([]);
    });
    it('are found from where they are asked for outwards', () => {
      const packages = { 'node_modules/b/node_modules/a': asker, 'node_modules/@a/fast-x': { version: '2.0.0' } };
      expect(missingFromLock(packages)).to.deep.equal([
        { path: 'node_modules/b/node_modules/a', name: '@a/fast-linux-x64-musl', version: '2.0.0' },
      ]);
    });
    it('are added beside who asks for them, with the platform that their name says', () => {
      const packages = { 'node_modules/b/node_modules/a': asker, 'node_modules/@a/fast-x': { version: '2.0.0' } };
      expect(completed(packages)['node_modules/b/node_modules/@a/fast-linux-x64-musl']).to.deep.equal({
        version: '2.0.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      });
      expect(platformOf('@a/fast-linux-arm-gnueabihf')).to.deep.equal({ cpu: ['arm'], libc: ['glibc'], os: ['linux'] });
      expect(platformOf('@a/win32-ia32')).to.deep.equal({ cpu: ['ia32'], os: ['win32'] });
      expect(() => completed({ 'node_modules/a': asker })).to.throw('@a/fast-x 2.0.0: nothing says for which platform this is.');
    });
  });

  describe('the fingerprint of a package', () => {
    let folder;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lectern-print-'));
      await mkdir(join(folder, 'src'));
      await mkdir(join(folder, 'dist'));
      await writeFile(join(folder, 'src/a.ts'), 'one');
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('changes with the bytes and the names of sources, and with what all packages share', async () => {
      const first = fingerprint(folder, 'lock');
      expect(fingerprint(folder, 'lock')).to.equal(first);
      expect(fingerprint(folder, 'another lock')).to.not.equal(first);
      await writeFile(join(folder, 'src/b.ts'), '');
      const second = fingerprint(folder, 'lock');
      expect(second).to.not.equal(first);
      await writeFile(join(folder, 'src/b.ts'), 'two');
      expect(fingerprint(folder, 'lock')).to.not.equal(second);
    });

    it('does not change with tests and with what a build makes', async () => {
      const first = fingerprint(folder);
      await writeFile(join(folder, 'src/a.test.ts'), 'test');
      await writeFile(join(folder, 'dist/a.js'), 'built');
      expect(fingerprint(folder)).to.equal(first);
    });
  });
});
