import { expect } from 'chai';
import { errorText, generalErrors } from '#contract/errors.ts';
import { movingMessages } from './moving.messages.ts';
import de from './translations/de.ts';
import fr from './translations/fr.ts';
import nl from './translations/nl.ts';

describe('what is said of a line that was refused', () => {
  it('names its target as a field, without an article of its own', () => {
    const labels = [movingMessages, nl, de, fr].map((texts) => texts['import.to']);
    expect(labels.map((label) => errorText(generalErrors, 'V_01', label))).to.deep.equal([
      'The Target field is required.',
      'The Doel field is required.',
      'The Ziel field is required.',
      'The Cible field is required.',
    ]);
  });
});
