import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import { resultsHref } from '../blocks/results/results-href.ts';
import { search } from '../manifest.ts';
import entry from './index.ts';

describe('the fixtures of search', () => {
  it('are drawn without inline styles, and what was found as text', async () => {
    const drawn: Record<string, string> = {};
    const folder = fileURLToPath(new URL('..', import.meta.url));
    await runBlockFixtures(search, folder, { site: entry, onRender: (name, html) => (drawn[name] = html) });
    expect(Object.keys(drawn)).to.have.members(['results.v1']);
    const html = drawn['results.v1'];
    expect(html).not.to.match(/\sstyle=|<script|<b>/);
    expect(html).to.contain('<mark>orgelbouwer</mark> na een lekkage eerst bekijkt &lt;b&gt;altijd');
    expect(html).to.contain('><mark>Orgel</mark> en klokken</a>');
    expect(html).to.contain('/test?q=orgel&amp;kind=page-types%2Fpage&amp;show=20#result-3');
  });

  it('have texts in every language for every key', () => {
    const { nl, ...others } = entry.texts ?? {};
    for (const [language, texts] of Object.entries(others)) expect(texts, language).to.have.all.keys(Object.keys(nl ?? {}));
  });

  it('lead to what was asked for, whatever that is', () => {
    expect(resultsHref('/zoeken', { term: 'a&b #"<' })).to.equal('/zoeken?q=a%26b+%23%22%3C');
  });
});
