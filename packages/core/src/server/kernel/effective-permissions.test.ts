import { expect } from 'chai';
import type { PermissionEntry } from '../../contract/permissions.ts';
import { effectivePermissions } from './effective-permissions.ts';
import { createRegistries } from './registries.ts';

const entry = (...implies: string[]): PermissionEntry => ({ label: 'Label', implies });
const manifest = {
  id: 'pages',
  permissions: { view: entry(), edit: entry('view'), publish: entry('edit'), circle: entry('circle') },
};

describe('the permissions of a role', () => {
  const registries = createRegistries([manifest], []);
  const effective = (...grants: Parameters<typeof effectivePermissions>[1]) => effectivePermissions(registries, grants);

  it('bring what they imply, limited as they are', () => {
    const parameters = { locales: ['de-DE'] };
    expect(effective({ name: 'publish', parameters })).to.deep.equal([
      { name: 'publish', parameters },
      { name: 'edit', parameters },
      { name: 'view', parameters },
    ]);
  });

  it('stand there once, also where several imply one or one implies itself', () => {
    expect(
      effective({ name: 'view' }, { name: 'edit' }, { name: 'publish' }, { name: 'circle' }).map(({ name }) => name),
    ).to.deep.equal(['view', 'edit', 'publish', 'circle']);
    const parameters = { own: true };
    expect(effective({ name: 'edit', parameters }, { name: 'view' })).to.deep.equal([
      { name: 'edit', parameters },
      { name: 'view' },
      { name: 'view', parameters },
    ]);
  });

  it('are those that somebody declares', () => {
    expect(effective({ name: 'gone' })).to.deep.equal([]);
    const naming = () => createRegistries([{ id: 'pages', permissions: { edit: entry('nowhere') } }], []);
    expect(naming).to.throw('The permission "edit" implies "nowhere", which nobody declares.');
  });
});
