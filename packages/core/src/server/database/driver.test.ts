import { expect } from 'chai';
import { createRequire } from 'node:module';

describe('the driver of the database', () => {
  it('is the same for what asks by itself and for what asks through entities', () => {
    const own = createRequire(import.meta.url);
    const entities = createRequire(own.resolve('@mikro-orm/postgresql'));
    expect(own.resolve('pg'), 'core names another version of pg than MikroORM does').to.equal(entities.resolve('pg'));
  });
});
