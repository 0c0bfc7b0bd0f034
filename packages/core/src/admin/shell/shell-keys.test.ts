import { expect } from 'chai';
import { shellKeyOf } from './shell-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof shellKeyOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const at = { isMac: false, isInField: false, isInRichText: false, isDialogOpen: false, hasSingleKeys: true };

describe('keys of the shell', () => {
  it('open the palette with the command key of the system', () => {
    expect(shellKeyOf(press('k', { ctrlKey: true }), at)).to.equal('palette');
    expect(shellKeyOf(press('K', { ctrlKey: true }), { ...at, isInField: true })).to.equal('palette');
    expect(shellKeyOf(press('k', { metaKey: true }), { ...at, isMac: true })).to.equal('palette');
    // Deletes to the end of the line there.
    expect(shellKeyOf(press('k', { ctrlKey: true }), { ...at, isMac: true })).to.equal(undefined);
  });

  it('leave Ctrl+K to links in formatted text, and every key to a dialog', () => {
    expect(shellKeyOf(press('k', { ctrlKey: true }), { ...at, isInField: true, isInRichText: true })).to.equal(undefined);
    expect(shellKeyOf(press('k', { ctrlKey: true }), { ...at, isDialogOpen: true })).to.equal(undefined);
    expect(shellKeyOf(press('?'), { ...at, isDialogOpen: true })).to.equal(undefined);
  });

  it('are single only outside fields, and only where they are wanted', () => {
    expect(shellKeyOf(press('?'), at)).to.equal('shortcuts');
    expect(shellKeyOf(press('/'), at)).to.equal('search');
    expect(shellKeyOf(press('/'), { ...at, isInField: true })).to.equal(undefined);
    expect(shellKeyOf(press('?'), { ...at, hasSingleKeys: false })).to.equal(undefined);
    expect(shellKeyOf(press('/', { ctrlKey: true }), at)).to.equal(undefined);
    expect(shellKeyOf(press('/', { altKey: true }), at)).to.equal(undefined);
  });
});
