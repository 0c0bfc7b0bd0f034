import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { assertSingleReact } from './single-react.ts';

describe('the React of a plugin under test', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await realpath(await mkdtemp(join(tmpdir(), 'lectern-react-')));
    for (const side of ['plugin', 'core']) await mkdir(join(dir, side, 'node_modules'), { recursive: true });
    await mkdir(join(dir, 'core/node_modules/react'));
    await writeFile(join(dir, 'core/node_modules/react/package.json'), '{}');
  });
  afterEach(() => rm(dir, { recursive: true }));

  const check = (): void => assertSingleReact({ plugin: join(dir, 'plugin'), core: join(dir, 'core') });

  it('is that of core, also through a link, or none', async () => {
    expect(check).not.to.throw();
    await symlink(join(dir, 'core/node_modules/react'), join(dir, 'plugin/node_modules/react'), 'junction');
    expect(check).not.to.throw();
  });

  it('is refused as a second copy, with both paths', async () => {
    await mkdir(join(dir, 'plugin/node_modules/react'));
    await writeFile(join(dir, 'plugin/node_modules/react/package.json'), '{}');
    expect(check)
      .to.throw('There are two copies of React')
      .with.property('message')
      .that.includes(join(dir, 'plugin/node_modules/react'))
      .and.includes(join(dir, 'core/node_modules/react'));
  });
});
