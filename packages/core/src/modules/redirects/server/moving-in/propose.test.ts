import { expect } from 'chai';
import { createProposer } from './propose.ts';

const page = (path: string, title: string, locale = 'nl-NL') => ({ id: path, path, title, locale });

describe('what is proposed for the addresses of a former site', () => {
  const propose = createProposer({
    defaultLocale: 'nl-NL',
    availableLocales: ['nl-NL', 'de-DE'],
    pages: [
      page('/', 'Welkom'),
      page('/over-ons', 'Over ons'),
      page('/verzekeringen/kerken', 'Verzekering voor kerken'),
      page('/verzekeringen/orgels', 'Orgels en klokken verzekeren'),
      page('/nieuws/storm-2021', 'Stormschade in 2021'),
      page('/contact', 'Contact'),
      page('/de-de/kontakt', 'Kontakt', 'de-DE'),
      page('/de-de/kirchen', 'Kirchen versichern', 'de-DE'),
    ],
  });
  const found = (path: string): [string, number] | undefined => {
    const proposal = propose(path);
    return proposal && [proposal.pageID, proposal.score];
  };

  it('is the page with the same path, whatever a system put behind it', () => {
    expect(found('/over-ons.html')).to.deep.equal(['/over-ons', 100]);
    expect(found('/verzekeringen/kerken/index.php')).to.deep.equal(['/verzekeringen/kerken', 100]);
    expect(found('/over_ons')).to.deep.equal(['/over-ons', 100]);
    expect(found('/index.html')).to.deep.equal(['/', 100]);
    expect(found('/de/kirchen.aspx')).to.deep.equal(['/de-de/kirchen', 100]);
  });

  it('is the page with the same name elsewhere, less surely', () => {
    const [id, score] = found('/producten/kerken.html') ?? [];
    expect(id).to.equal('/verzekeringen/kerken');
    expect(score).to.be.within(86, 99);
  });

  it('is the page whose words fit, those of its title too', () => {
    expect(found('/actueel/stormschade')?.[0]).to.equal('/nieuws/storm-2021');
    expect(found('/pages/klokken-verzekeren')?.[0]).to.equal('/verzekeringen/orgels');
    expect(found('/pages/klokken-verzekeren')?.[1]).to.be.within(35, 85);
  });

  it('is nothing where only chance would', () => {
    expect(found('/wp-content/uploads/logo.png')).to.equal(undefined);
    expect(found('/vacatures/beheerder')).to.equal(undefined);
  });
});
