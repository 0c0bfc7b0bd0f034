import { expect } from 'chai';
import de from '../../translations/de-upkeep.ts';
import fr from '../../translations/fr-upkeep.ts';
import nl from '../../translations/nl-upkeep.ts';
import { upkeepMessages } from './upkeep.messages.ts';

describe('when a page was published or confirmed', () => {
  it('reads well whether it is a day or, today, a time', () => {
    for (const texts of [upkeepMessages, nl, de, fr])
      for (const key of ['upkeep.published', 'upkeep.publishedBy', 'upkeep.confirmed', 'upkeep.confirmedBy'] as const)
        expect(texts[key]).to.match(/[ \u00a0]?: \{\{at\}\}/);
  });
});
