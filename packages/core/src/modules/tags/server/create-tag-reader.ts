import type { Lectern } from '#server/kernel/lectern.ts';
import type { TagReader } from '#server/site/tag-reader.ts';
import { askTags } from './find-tags.query.ts';

/** Reads the tags that pages show. Who asks keeps what comes, until one of them changes. */
export const createTagReader = ({ pool }: Pick<Lectern, 'pool'>): TagReader => ({
  async read(ids) {
    const asked = await askTags(pool, ids);
    return asked.flatMap(({ id, tag }) => (tag ? [{ askedID: id, ...tag }] : []));
  },
});
