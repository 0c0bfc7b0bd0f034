import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import { createTagReader } from './create-tag-reader.ts';
import { migrations } from './migrations/index.ts';
import { Tag } from './tag.entity.ts';
import { tagRoutes } from './tag.routes.ts';
import { viewablePages } from './viewable-pages.ts';

/** The server entry of tags. */
export default defineModuleServer({
  routes: tagRoutes,
  entities: [Tag],
  migrations,
  services: [provide(tagReader, createTagReader)],
  needs: [viewablePages],
  auditSubjects: { tag: { table: 'lectern_tag', name: 'term', deletedAt: 'deleted_at' } },
});
