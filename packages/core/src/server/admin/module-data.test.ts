import { expect } from 'chai';
import { extraServer } from '../../fixtures/extra-module/extra.server.ts';
import type { BootRequest } from '../server-entry.ts';
import { moduleData } from './module-data.ts';

describe('the first data of the admin', () => {
  it('has what each module contributes, by its name', async () => {
    const request = { path: '/pages' } as BootRequest;
    const other = { boot: { place: async ({ path }: BootRequest) => path } };
    expect(await moduleData([extraServer, other, {}], request)).to.deep.equal({ extra: { limit: 1 }, place: '/pages' });
  });
});
