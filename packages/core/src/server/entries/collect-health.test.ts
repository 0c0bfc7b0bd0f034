import { expect } from 'chai';
import type { HealthEntry } from '../../contract/health.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import { createRegistry } from '../kernel/registry.ts';
import { collectHealth } from './collect-health.ts';

const beds: HealthEntry = { label: 'Beds', help: 'That are not made.' };
const measure = { count: async () => 1, open: '/ward' };

describe('the counts of site health', () => {
  const collect = (declared: Readonly<Record<string, HealthEntry>>, health: Readonly<Record<string, typeof measure>>) => {
    const entries = createRegistry<HealthEntry>('count');
    for (const [name, entry] of Object.entries(declared)) entries.add(`ward/${name}`, entry, '@example/ward');
    const permissions = createRegistry<PermissionEntry>('permission');
    permissions.add('edit-page', { label: 'Edit pages' }, '@lectern/core');
    return collectHealth([{ id: 'ward', owner: '@example/ward', health }], entries, permissions);
  };

  it('are there for who may edit pages, unless they say for whom', () => {
    expect([...collect({ beds }, { beds: measure })]).to.deep.equal([
      ['ward/beds', { ...beds, permission: 'edit-page', measure }],
    ]);
  });

  it('stop the start where one is declared by half, or for a permission that nobody declares', () => {
    expect(() => collect({ beds }, {})).to.throw('declares the count "ward/beds", and its server entry has no function');
    expect(() => collect({}, { beds: measure })).to.throw('has the count "beds", which its manifest does not declare');
    expect(() => collect({ beds: { ...beds, permission: 'ward:doctor' } }, { beds: measure })).to.throw('"ward:doctor"');
  });
});
