import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import { planner } from '../manifest.ts';
import entry from './index.ts';

describe('the fixtures of the planner', () => {
  it('are drawn without inline styles or scripts', async () => {
    const drawn: string[] = [];
    const folder = fileURLToPath(new URL('..', import.meta.url));
    await runBlockFixtures(planner, folder, { site: entry, onRender: (_, html) => drawn.push(html) });
    expect(drawn).to.have.lengthOf(1);
    for (const html of drawn) expect(html).not.to.match(/\sstyle=|<script/);
  });

  it('have texts in every language for every key', () => {
    const { nl, ...others } = entry.texts ?? {};
    for (const [language, texts] of Object.entries(others)) expect(texts, language).to.have.all.keys(Object.keys(nl ?? {}));
  });
});
