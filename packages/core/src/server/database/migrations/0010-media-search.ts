import { Migration } from '@mikro-orm/migrations';

export default class MediaSearch extends Migration {
  override up(): void {
    // Kept and not reckoned for each row and each search: what no index finds, such as a single letter, is read through.
    this.addSql(`alter table lectern_media_file add column search_text text generated always as (lower(
      file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text)) stored`);
    this.addSql(`drop index lectern_media_file_search_index`);
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (search_text gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql(`drop index lectern_media_file_search_index`);
    this.addSql(`create index lectern_media_file_search_index on lectern_media_file using gin (lower(
      file_name || ' ' || default_alt_text || ' ' || jsonb_path_query_array(default_alt_texts, '$.*')::text) gin_trgm_ops)`);
    this.addSql(`alter table lectern_media_file drop column search_text`);
  }
}
