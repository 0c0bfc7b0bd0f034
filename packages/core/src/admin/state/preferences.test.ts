import { expect } from 'chai';
import { attributesOf, cookieValueOf, createPreferences, defaultPreferences, parsePreferences } from './preferences.ts';
import type { Preferences } from './preferences.ts';

function placeWith(kept: Record<string, string> = {}) {
  const shown: Preferences[] = [];
  return {
    kept,
    shown,
    place: {
      storage: () => ({
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
      }),
      show: (preferences: Preferences) => shown.push(preferences),
    },
  };
}

describe('preferences', () => {
  it('are what the system says until somebody says otherwise', () => {
    expect(parsePreferences(null)).to.deep.equal(defaultPreferences);
    expect(Object.values(attributesOf(defaultPreferences))).to.deep.equal([undefined, undefined, undefined, undefined]);
    expect(cookieValueOf(defaultPreferences)).to.equal('...');
  });

  it('survive what is not theirs', () => {
    for (const text of ['', '{', 'null', '[]', '"dark"', '{"theme":"pink","density":7}']) {
      expect(parsePreferences(text), text).to.deep.equal(defaultPreferences);
    }
  });

  it('are kept for each user apart, and shown at once', () => {
    const { place, kept, shown } = placeWith();
    const store = createPreferences(3, place);
    let heard = 0;
    store.subscribe(() => (heard += 1));
    store.set({ theme: 'dark', contrast: 'more' });
    expect(shown.at(-1)).to.include({ theme: 'dark', contrast: 'more' });
    expect(heard).to.equal(1);
    expect(createPreferences(3, place).get()).to.include({ theme: 'dark', contrast: 'more', hasSingleKeys: true });
    expect(createPreferences(4, place).get()).to.deep.equal(defaultPreferences);
    expect(Object.keys(kept)).to.deep.equal(['lectern.preferences.3']);
    expect(cookieValueOf(store.get())).to.equal('dark.more..');
    store.set({ navigation: 'folded' });
    expect(cookieValueOf(store.get())).to.equal('dark.more..folded');
  });

  it('hold for as long as the window where the browser lets nobody at what it keeps', () => {
    const { shown, place } = placeWith();
    const storage = (): never => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    const store = createPreferences(3, { ...place, storage });
    expect(store.get()).to.deep.equal(defaultPreferences);
    store.set({ theme: 'dark' });
    expect([store.get().theme, shown.at(-1)?.theme]).to.deep.equal(['dark', 'dark']);
  });

  it('leave the login as it is', () => {
    const { place, shown } = placeWith();
    createPreferences(0, place);
    expect(shown).to.deep.equal([]);
  });
});
