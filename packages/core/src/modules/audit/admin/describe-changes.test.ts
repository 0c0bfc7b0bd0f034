import { expect } from 'chai';
import { auditMessages } from './audit.messages.ts';
import { joinMessages, readText } from '#admin/messages/use-messages.ts';
import { coreModules } from '#core-modules.ts';
import { createAuditLabels } from './audit-labels.ts';
import { describeChanges } from './describe-changes.ts';

const editor = '3f2a9c10-0000-4000-8000-000000000001';
const viewer = '3f2a9c10-0000-4000-8000-000000000002';

describe('what changed, in words', () => {
  before(() => joinMessages(auditMessages));

  const labels = createAuditLabels({ modules: coreModules, plugins: [] });
  const described = (changes: Readonly<Record<string, unknown>>) =>
    describeChanges(changes, {
      t: readText,
      labels,
      action: 'page.edit',
      names: { [editor]: 'Editor' },
      typeLabel: (type) => (type === 'news/article' ? 'News article' : type),
      limitsOf: ({ locales }) => (locales ? [`the languages ${locales.join(', ')}`] : []),
    }).map(({ label, lines }) => [label, ...lines]);

  it('names people’s fields, roles and what is not there', () => {
    expect(described({ fields: ['email', 'jobTitle'], role: { from: viewer, to: editor } })).to.deep.equal([
      ['Changed', 'E-mail address, Job title'],
      ['Role', '3f2a9c10… → Editor'],
    ]);
    expect(described({ path: '/kerken', roles: [editor] })).to.deep.equal([
      ['Folder', '/kerken'],
      ['Seen by', 'Editor'],
    ]);
    expect(described({ roles: null, published: null, isNew: false })).to.deep.equal([
      ['Seen by', 'Everybody'],
      ['Published version', 'None'],
      ['New account', 'No'],
    ]);
  });

  it('speaks of pages and logins as the admin does elsewhere', () => {
    expect(described({ type: 'news/article', locale: 'nl-NL', slug: '/over-ons' })).to.deep.equal([
      ['Page type', 'News article'],
      ['Language', 'Dutch (Netherlands)'],
      ['Slug', '/over-ons'],
    ]);
    expect(described({ method: 'recovery-code' })).to.deep.equal([['With', 'Recovery code']]);
  });

  it('tells of a role only what differs', () => {
    const before = { name: 'Desk', permissions: [{ name: 'manage-media' }, { name: 'edit-page' }], requiresSecondFactor: false };
    const after = {
      ...before,
      permissions: [{ name: 'edit-page' }, { name: 'publish-page', parameters: { locales: ['de-DE'] } }, { name: 'forms:read' }],
      requiresSecondFactor: true,
    };
    expect(described({ before, after })).to.deep.equal([
      ['Permissions added', 'Publish and unpublish pages: the languages de-DE', 'forms:read'],
      ['Permissions removed', 'Manage the media library'],
      ['Asks for a second factor', 'No → Yes'],
    ]);
  });

  it('spells out what only a plugin knows, and hides nothing that it cannot read', () => {
    expect(described({ keptDays: 30, nested: { deep: [1] } })).to.deep.equal([
      ['Kept days', '30'],
      ['Nested', '{"deep":[1]}'],
    ]);
  });
});
