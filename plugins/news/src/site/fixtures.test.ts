import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import { archiveHref } from '../blocks/archive/archive-href.ts';
import { news } from '../manifest.ts';
import entry from './index.ts';

describe('the fixtures of news', () => {
  it('are drawn without inline styles', async () => {
    const drawn: Record<string, string> = {};
    const folder = fileURLToPath(new URL('..', import.meta.url));
    await runBlockFixtures(news, folder, { site: entry, onRender: (name, html) => (drawn[name] = html) });
    expect(Object.keys(drawn)).to.have.members(['list.v1', 'archive.v1', 'article.v1']);
    for (const [name, html] of Object.entries(drawn)) expect(html, name).not.to.match(/\sstyle=|<script/);
    expect(drawn['archive.v1']).to.contain('href="/test?page=2#archive-1-news"');
  });

  it('have texts in every language for every key', () => {
    const { nl, ...others } = entry.texts ?? {};
    for (const [language, texts] of Object.entries(others)) expect(texts, language).to.have.all.keys(Object.keys(nl ?? {}));
  });

  it('name no first page and no year that is not asked for', () => {
    expect(archiveHref('/nieuws', 'n', {})).to.equal('/nieuws#n');
    expect(archiveHref('/nieuws', 'n', { page: 1, year: '2025' })).to.equal('/nieuws?year=2025#n');
    expect(archiveHref('/nieuws', 'n', { page: 2, year: '2025' })).to.equal('/nieuws?page=2&year=2025#n');
  });
});
