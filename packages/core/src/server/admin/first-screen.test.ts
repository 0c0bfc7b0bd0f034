import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lectern } from '../kernel/lectern.ts';
import { firstScreen } from './first-screen.ts';
import type { BuildManifest } from '../site/build-manifest.ts';

describe('the first screen of the admin on the server', () => {
  let dir: string;
  let warnings: string[];

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-drawing-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** A drawing by a build that drew with this code. */
  function drawWith(code: string | undefined): ReturnType<typeof firstScreen> {
    const drawing = join(dir, 'admin-server.mjs');
    if (code !== undefined) writeFileSync(drawing, code);
    const log = { warn: (_: unknown, message: string) => warnings.push(message) };
    return firstScreen({ log } as unknown as Pick<Lectern, 'log'>, { admin: { drawing } } as unknown as BuildManifest);
  }

  it('is drawn from the data and the address of the request', async () => {
    const draw = drawWith('export const drawFirstScreen = async (boot, url) => `${boot} at ${url}`;');
    expect(await draw('{}', '/cmsadmin/')).to.equal('{} at http://localhost/cmsadmin/');
    expect(warnings).to.deep.equal([]);
  });

  it('is left to the scripts where the drawing fails, which is logged', async () => {
    const draw = drawWith('export const drawFirstScreen = async () => { throw new Error("broken"); };');
    expect(await draw('{}', '/cmsadmin/')).to.equal('');
    expect(warnings).to.have.length(1);
  });

  it('is left to the scripts where the build knows no drawing, or the screen is imported when it is opened', async () => {
    expect(await drawWith(undefined)('{}', '/cmsadmin/')).to.equal('');
    expect(await drawWith('export const drawFirstScreen = async () => undefined;')('{}', '/cmsadmin/x')).to.equal('');
    expect(warnings).to.deep.equal([]);
  });
});
