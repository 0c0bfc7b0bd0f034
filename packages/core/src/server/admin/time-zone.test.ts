import { expect } from 'chai';
import { knownTimeZone } from './time-zone.ts';

describe('the time zone of the first screen', () => {
  it('is the one that the browser named', () => {
    expect(knownTimeZone('Europe%2FAmsterdam')).to.equal('Europe/Amsterdam');
  });

  it('is UTC where none was named, or nonsense was sent', () => {
    for (const cookie of [undefined, '', 'Europe/Nowhere', '%E0%A4%A', '"><script>'])
      expect(knownTimeZone(cookie)).to.equal('UTC');
  });
});
