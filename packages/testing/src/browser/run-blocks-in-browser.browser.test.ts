import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { defineBlock, definePlugin, fields } from '@lectern/core';
import { defineSite } from '@lectern/core/site';
import { openBrowser, runBlocksInBrowser } from './index.ts';
import type { TestBrowser } from './index.ts';

const block = (label: string) => defineBlock({ label, version: 1, fields: { text: fields.text({ label: 'Text' }) } });
const plugin = definePlugin({
  name: '@example/shapes',
  id: 'shapes',
  version: '1.0.0',
  core: '*',
  entries: { site: true },
  blocks: { fine: block('Fine'), wide: block('Wide'), mute: block('Mute'), inline: block('Inline'), lost: block('Lost') },
});
const view = (make: () => ReturnType<typeof createElement>) => () => Promise.resolve({ default: make });
const site = defineSite<typeof plugin>({
  blocks: {
    fine: view(() => createElement('p', null, 'Goed')),
    wide: view(() => createElement('p', { className: 'shapes-wide' }, 'Breed')),
    mute: view(() => createElement('button', { type: 'button' })),
    inline: view(() => createElement('p', { style: { color: 'navy' } }, 'Blauw')),
    lost: view(() => createElement('p', null, createElement('a', { href: '/x', className: 'shapes-lost' }, 'Weg'))),
  },
});

describe('blocks in the browser of the kit', () => {
  let browser: TestBrowser;
  let dir: string;

  before(async () => {
    browser = await openBrowser();
    dir = mkdtempSync(join(tmpdir(), 'lectern-shapes-'));
    for (const name of Object.keys(plugin.blocks)) writeFileSync(join(dir, `${name}.v1.json`), '{"props":{}}');
    writeFileSync(join(dir, 'more.css'), '.shapes-wide { width: 60rem } .shapes-lost { visibility: hidden }');
    writeFileSync(join(dir, 'site.css'), "@import './more.css';");
  });
  after(async () => {
    await browser?.close();
    if (dir) rmSync(dir, { recursive: true, force: true });
  });

  it('are told what is wrong with them, and in which look', async () => {
    const error: unknown = await runBlocksInBrowser(plugin, dir, { browser, site, stylesheets: [join(dir, 'site.css')] }).catch(
      (problem: unknown) => problem,
    );
    const found = (error as { actual: string[] }).actual;
    expect(found).to.include('wide.v1, 320 pixels: wider than the screen: p.shapes-wide');
    expect(found.filter((line) => line.startsWith('lost.v1') && line.includes('cannot be seen'))).to.have.length(5);
    expect(found.some((line) => line.startsWith('mute.v1, dark:') && line.includes('button-name'))).to.equal(true);
    expect(found.some((line) => line.includes('Content Security Policy: style-src-attr stopped inline'))).to.equal(true);
    expect(found.filter((line) => line.startsWith('fine.v1'))).to.deep.equal([]);
  });
});
