import { createTestApp } from '@lectern/testing';
import { expect } from 'chai';
import { Migration } from '@mikro-orm/migrations';
import { definePlugin } from '../../contract/plugin.ts';
import { defineServer } from '../define-server.ts';
import { isStartupError } from '../kernel/startup-error.ts';

class MakesTable extends Migration {
  override up(): void {
    this.addSql('create table shop_bell (number int)');
  }
}

class Fails extends Migration {
  override up(): void {
    this.addSql('alter table shop_organ add column pipes int');
  }
}

describe('a migration that fails', () => {
  it('stops the start and is named with its plugin', async () => {
    const manifest = definePlugin({ name: '@example/shop', id: 'shop', version: '1.0.0', core: '*', entries: { server: true } });
    const server = defineServer({
      migrations: {
        '0001-bells': () => Promise.resolve({ default: MakesTable }),
        '0002-organs': () => Promise.resolve({ default: Fails }),
      },
    });
    const refused: unknown = await createTestApp({ plugins: [{ manifest, entries: { server } }] }).then(
      (app) => app.close(),
      (error: unknown) => error,
    );
    if (!isStartupError(refused)) throw refused;
    expect(refused.message).to.equal('The migration "0002-organs" of shop failed: relation "shop_organ" does not exist.');
  });
});
