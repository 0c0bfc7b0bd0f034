import { expect } from 'chai';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { UiTextContext } from '../messages/use-ui-text.ts';
import { UsesList } from './uses-list.tsx';

/** What is drawn, with the keys of words in their place. */
const drawn = (list: ReactElement): string =>
  renderToStaticMarkup(
    <UiTextContext value={(key, values) => `[${[key, ...Object.values(values ?? {})].join(' ')}]`}>
      <MemoryRouter>{list}</MemoryRouter>
    </UiTextContext>,
  );
const textsOf = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

describe('a list of uses', () => {
  it('leads to each place, says whether visitors meet it there, and counts what it does not name', () => {
    const uses = [
      { key: 'a', name: 'Kerken', to: '/pages/a', isLive: true, addresses: ['/kerken', '#tarief'] },
      { key: 'b', name: '', to: '/pages/b', isLive: false, note: 'in a block' },
      { key: 'c', name: 'News' },
    ];
    const html = drawn(<UsesList uses={uses} total={5} label="Uses" />);
    expect(textsOf(html)).to.deep.equal([
      ...['Kerken', '[uses.live]', '/kerken', '#tarief'],
      ...['[uses.untitled]', '[uses.draft]', 'in a block'],
      ...['News', '[uses.more 2]'],
    ]);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).to.deep.equal(['/pages/a', '/pages/b']);
    expect(html).to.contain('aria-label="Uses"');
  });

  it('says nothing of more where all are named, and is nothing where there are none', () => {
    expect(textsOf(drawn(<UsesList uses={[{ key: 'c', name: 'News' }]} />))).to.deep.equal(['News']);
    expect(drawn(<UsesList uses={[]} />)).to.equal('');
    expect(textsOf(drawn(<UsesList uses={[]} total={1} />))).to.deep.equal(['[uses.more 1]']);
  });
});
