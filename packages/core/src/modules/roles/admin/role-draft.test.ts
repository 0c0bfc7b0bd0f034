import { expect } from 'chai';
import { reachOf } from './grantable.ts';
import { copyOf, doubled, draftOf, dropped, emptyRole, inputOf, isSameDraft, limited, toggled } from './role-draft.ts';

const role = {
  ID: 'r',
  name: 'Editor',
  requiresSecondFactor: true,
  permissions: [
    { name: 'edit-page', parameters: { locales: ['nl-NL'] }, isKnown: true },
    { name: 'gone:thing', isKnown: false },
  ],
  revision: 3,
  users: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  policies: { canEdit: true, canDelete: false, canAssign: true },
};

describe('a role that is being changed', () => {
  it('is sent as it came, with what no plugin knows any more', () => {
    expect(inputOf(draftOf(role))).to.deep.equal({
      name: 'Editor',
      requiresSecondFactor: true,
      permissions: [{ name: 'edit-page', parameters: { locales: ['nl-NL'] } }, { name: 'gone:thing' }],
    });
  });

  it('grants within the limits of who grants, and takes away every grant at once', () => {
    const granted = toggled(emptyRole, 'edit-page', { own: true });
    expect(granted.grants).to.deep.equal([{ name: 'edit-page', parameters: { own: true } }]);
    expect(toggled(doubled(granted, 0), 'edit-page').grants).to.deep.equal([]);
  });

  it('says nothing about a limit that limits nothing', () => {
    const draft = limited(draftOf(role), 0, { locales: [] });
    expect(draft.grants[0]).to.deep.equal({ name: 'edit-page' });
    expect(limited(draft, 0, { underPage: 'p' }).grants[0]).to.deep.equal({ name: 'edit-page', parameters: { underPage: 'p' } });
  });

  it('doubles a grant beside it and drops one alone', () => {
    const draft = doubled(draftOf(role), 0);
    expect(draft.grants.map(({ name }) => name)).to.deep.equal(['edit-page', 'edit-page', 'gone:thing']);
    expect(dropped(draft, 1)).to.deep.equal(draftOf(role));
    expect(doubled(draft, 9)).to.equal(draft);
  });

  it('knows whether anything was changed', () => {
    const draft = draftOf(role);
    expect(isSameDraft(draft, toggled(toggled(draft, 'manage-menu'), 'manage-menu'))).to.equal(true);
    expect(isSameDraft(draft, copyOf(role, 'Editor 2'))).to.equal(false);
  });
});

describe('what somebody can give away', () => {
  it('is nothing of what they do not hold', () => {
    expect(reachOf([{ name: 'edit-page' }], 'manage-menu')).to.deep.equal({ isHeld: false, limits: undefined });
  });

  it('is everything where one of their grants has no limits', () => {
    const held = [{ name: 'edit-page', parameters: { own: true } }, { name: 'edit-page' }];
    expect(reachOf(held, 'edit-page')).to.deep.equal({ isHeld: true, limits: undefined });
  });

  it('has their own limits otherwise', () => {
    const held = [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }];
    expect(reachOf(held, 'edit-page')).to.deep.equal({ isHeld: true, limits: { locales: ['de-DE'] } });
  });
});
