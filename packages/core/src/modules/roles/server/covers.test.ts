import { expect } from 'chai';
import type { GrantedPermission, PermissionParameters } from '#contract/permissions.ts';
import { covers } from './covers.ts';

const edit = (parameters?: PermissionParameters): GrantedPermission => ({
  name: 'edit-page',
  ...(parameters ? { parameters } : {}),
});
const ancestors = new Map([['leaf', ['leaf', 'branch', 'root']]]);
const holds = (held: readonly GrantedPermission[], wanted: GrantedPermission): boolean => covers(held, wanted, ancestors);

describe('a grant is held', () => {
  it('by whoever holds the same permission without limits', () => {
    expect(holds([edit()], edit())).to.equal(true);
    expect(holds([edit()], edit({ locales: ['nl-NL'], own: true }))).to.equal(true);
    expect(holds([{ name: 'publish-page' }], edit())).to.equal(false);
    expect(holds([], edit())).to.equal(false);
  });

  it('only inside the types and locales of the holder', () => {
    const held = [edit({ pageTypes: ['news/article'], locales: ['nl-NL', 'de-DE'] })];
    expect(holds(held, edit({ pageTypes: ['news/article'], locales: ['de-DE'] }))).to.equal(true);
    expect(holds(held, edit({ pageTypes: ['news/article'], locales: ['de-DE', 'fr-FR'] }))).to.equal(false);
    expect(holds(held, edit({ pageTypes: ['news/article'] }))).to.equal(false);
    expect(holds(held, edit({ locales: ['nl-NL'] }))).to.equal(false);
  });

  it('by several narrow grants together', () => {
    const held = [edit({ locales: ['nl-NL'] }), edit({ locales: ['de-DE'], pageTypes: ['a/b', 'c/d'] })];
    expect(holds(held, edit({ locales: ['nl-NL', 'de-DE'], pageTypes: ['a/b', 'c/d'] }))).to.equal(true);
    expect(holds(held, edit({ locales: ['nl-NL', 'de-DE'] }))).to.equal(false);
  });

  it('below the page of the holder, at any depth, and never above it', () => {
    expect(holds([edit({ underPage: 'root' })], edit({ underPage: 'leaf' }))).to.equal(true);
    expect(holds([edit({ underPage: 'leaf' })], edit({ underPage: 'leaf' }))).to.equal(true);
    expect(holds([edit({ underPage: 'leaf' })], edit({ underPage: 'root' }))).to.equal(false);
    expect(holds([edit({ underPage: 'root' })], edit())).to.equal(false);
  });

  it('for own pages alone by whoever holds it for own pages', () => {
    expect(holds([edit({ own: true })], edit({ own: true }))).to.equal(true);
    expect(holds([edit({ own: true })], edit())).to.equal(false);
    expect(holds([edit({ own: false })], edit())).to.equal(true);
  });
});
