import { expect } from 'chai';
import { findScreen } from './plugin.screen.tsx';

describe('the screens of a plugin', () => {
  const screen = () => Promise.resolve({ default: () => null });
  const screens = ['notes/:id', 'notes', 'notes/new', '/old/'].map((path) => ({ path, screen }));
  const at = (address: string) => findScreen(screens, address)?.path;

  it('are found by their addresses, words before parameters', () => {
    const found = ['notes', 'notes/', 'notes/7', 'notes/new', 'old'].map(at);
    expect(found).to.deep.equal(['notes', 'notes', 'notes/:id', 'notes/new', '/old/']);
  });

  it('are none where no address fits', () => {
    expect(['', 'other', 'notes/7/8'].map(at)).to.deep.equal([undefined, undefined, undefined]);
  });
});
