import { expect } from 'chai';
import { changedValues } from './changed-values.ts';
import { problemsByPath } from './problems-by-path.ts';

describe('the form of settings', () => {
  it('sends what differs from what was there, whatever it is made of', () => {
    const before = { name: 'A', link: { to: { href: '/a' } }, list: [{ day: 1 }], none: null };
    expect(changedValues(before, structuredClone(before))).to.deep.equal({});
    const after = { ...before, link: { to: { href: '/b' } }, list: [], none: null };
    expect(changedValues(before, after)).to.deep.equal({ link: { to: { href: '/b' } }, list: [] });
  });

  it('shows problems at the field that can show them', () => {
    const at = (property: string, code: string) => ({ property, code });
    expect(
      problemsByPath([
        at('values.name', 'V_01'),
        at('values.name', 'V_14'),
        at('values.link.to.href', 'V_13'),
        at('values.link.label', 'V_01'),
        at('values.people.0.image.fileID', 'V_17'),
      ]),
    ).to.deep.equal({
      name: ['V_01', 'V_14'],
      link: ['V_13'],
      'link.label': ['V_01'],
      'people.0.image': ['V_17'],
    });
  });
});
