import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lectern } from '../app.ts';
import { firstScreen } from './first-screen.ts';

describe('the first screen of the admin on the server', () => {
  let dir: string;
  let warnings: string[];

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-drawing-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** An app whose build drew with this code. */
  function appWith(code: string | undefined): Lectern {
    const drawing = join(dir, 'admin-server.mjs');
    if (code !== undefined) writeFileSync(drawing, code);
    const log = { warn: (_: unknown, message: string) => warnings.push(message) };
    return { siteServer: { build: { admin: { drawing } } }, log } as unknown as Lectern;
  }

  it('is drawn from the data and the address of the request', async () => {
    const draw = firstScreen(appWith('export const drawFirstScreen = async (boot, url) => `${boot} at ${url}`;'));
    expect(await draw('{}', '/cmsadmin/')).to.equal('{} at http://localhost/cmsadmin/');
    expect(warnings).to.deep.equal([]);
  });

  it('is left to the scripts where the drawing fails, which is logged', async () => {
    const draw = firstScreen(appWith('export const drawFirstScreen = async () => { throw new Error("broken"); };'));
    expect(await draw('{}', '/cmsadmin/')).to.equal('');
    expect(warnings).to.have.length(1);
  });

  it('is left to the scripts where the build knows no drawing, or the screen is imported when it is opened', async () => {
    expect(await firstScreen(appWith(undefined))('{}', '/cmsadmin/')).to.equal('');
    expect(await firstScreen(appWith('export const drawFirstScreen = async () => undefined;'))('{}', '/cmsadmin/x')).to.equal('');
    expect(warnings).to.deep.equal([]);
  });
});
