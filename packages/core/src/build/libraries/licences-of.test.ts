import { expect } from 'chai';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesOf } from './licences-of.ts';

describe('licencesOf', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-licences-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  async function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): Promise<string> {
    const path = join(folder, 'node_modules', name);
    await mkdir(join(path, 'dist'), { recursive: true });
    await writeFile(join(path, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
    for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
    return join(path, 'dist', 'index.js');
  }

  it('holds the texts of each package once, in the order of names', async () => {
    const one = await install('one', { license: 'MIT' }, { LICENSE: 'Do as you like.\n', 'readme.md': 'No licence.' });
    const scoped = await install('@scope/two', { license: 'Apache-2.0' }, { 'LICENCE.txt': 'Apache', NOTICE: 'Two is by Two.' });
    const text = await licencesOf([one, scoped, one, join(folder, 'src', 'own.ts')]);
    expect(text.split(/\n\n-{80}\n\n/)).to.deep.equal([
      '@scope/two 1.2.3 (Apache-2.0)\n\nApache\n\nTwo is by Two.',
      'one 1.2.3 (MIT)\n\nDo as you like.\n',
    ]);
  });

  it('refuses a package that does not say under which licence it is', async () => {
    const silent = await install('silent', {});
    const refused = await licencesOf([silent]).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Error).with.property('message', 'silent 1.2.3 does not say under which licence it is.');
  });
});
