import { expect } from 'chai';
import { stemDutch } from './stem-dutch.ts';

/** Inflections of one word in each line. */
const families = `
verzekering verzekeringen verzekeren verzekerd verzekerde verzekerden
beveiliging beveiligen beveiligd
beheer beheren beheerd beheert
kerk kerken
toren torens
klok klokken
huis huizen
brief brieven
glas glazen
polis polissen
premie premies
schade schades
foto fotos
begraafplaats begraafplaatsen
restauratie restauraties restaureren restaureert gerestaureerd gerestaureerde
inspectie inspecties inspecteren geinspecteerd
vergoeding vergoedingen
beschadigd beschadiging beschadigde
orgel orgels
raam ramen
dak daken
gemeente gemeenten gemeentes
voorwaarde voorwaarden
monument monumenten
bestuurder bestuurders
advies adviezen
mogelijkheid mogelijkheden
gevel gevels
opzegging opzeggingen
taxatie taxaties taxeren taxeert getaxeerd
wijziging wijzigingen
medewerker medewerkers
evenement evenementen
proces processen
adres adressen
risico risicos
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('Dutch stems', () => {
  it('are the same for the inflections of a word', () => {
    const torn = families.filter((family) => new Set(family.map(stemDutch)).size > 1);
    expect(torn.map((family) => family.map((word) => `${word}: ${stemDutch(word)}`).join(', '))).to.deep.equal([]);
  });

  it('are others for other words', () => {
    const stems = families.map(([word = '']) => stemDutch(word));
    expect(new Set(stems).size).to.equal(families.length);
  });

  it('leave short words, numbers and codes as they are', () => {
    for (const word of ['', 'a', 'de', 'kas', '2024', 'bz202417']) expect(stemDutch(word)).to.equal(word);
  });
});
