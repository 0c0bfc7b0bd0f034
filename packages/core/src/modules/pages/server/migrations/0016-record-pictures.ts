import { Migration } from '@mikro-orm/migrations';

const kinds = ['page-version', 'live-page', 'menu', 'setting', 'shared-block'];
const checkOf = (all: readonly string[]): string =>
  `alter table lectern_reference add constraint lectern_reference_owner_kind_check
   check (owner_kind in (${all.map((kind) => `'${kind}'`).join(', ')}))`;

/** Records of plugins refer to pictures. */
export default class RecordPictures extends Migration {
  override up(): void {
    this.addSql('alter table lectern_reference drop constraint lectern_reference_owner_kind_check');
    this.addSql(checkOf([...kinds, 'record']));
  }

  override down(): void {
    this.addSql(`delete from lectern_reference where owner_kind = 'record'`);
    this.addSql('alter table lectern_reference drop constraint lectern_reference_owner_kind_check');
    this.addSql(checkOf(kinds));
  }
}
