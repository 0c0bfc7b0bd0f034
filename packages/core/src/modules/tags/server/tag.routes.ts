import { route } from '#server/http/route.ts';
import { tagCalls } from '../tags.calls.ts';
import { createTag } from './commands/create-tag.command.ts';
import { deleteTag } from './commands/delete-tag.command.ts';
import { mergeTags } from './commands/merge-tags.command.ts';
import { updateTag } from './commands/update-tag.command.ts';
import { askTags, fetchTags, refuseTakenTerm, searchTags } from './find-tags.query.ts';
import { listTags } from './list-tags.query.ts';
import { readTagUsage } from './tag-uses.query.ts';

export const tagRoutes = [
  route(tagCalls.search, async ({ app, actor, body: { term } }) => ({
    data: await searchTags(app.pool, { term, actor, isPrivate: false }),
  })),
  route(tagCalls.searchPrivate, async ({ app, actor, body: { term } }) => ({
    data: await searchTags(app.pool, { term, actor, isPrivate: true }),
  })),
  route(tagCalls.fetch, async ({ app, actor }) => ({ data: await fetchTags(app.pool, { actor, isPrivate: false }) })),
  route(tagCalls.fetchPrivate, async ({ app, actor }) => ({ data: await fetchTags(app.pool, { actor, isPrivate: true }) })),
  route(tagCalls.validate, ({ app, body }) => refuseTakenTerm(app.pool, body.tag)),
  route(tagCalls.find, async ({ app, body }) => ({ data: await askTags(app.pool, body.ids) })),
  route(tagCalls.list, async ({ app, query }) => ({ data: await listTags(app.database, query) })),
  route(tagCalls.usage, async ({ app, actor, params }) => ({ data: await readTagUsage(app, actor, params.id) })),
  route(tagCalls.create, async ({ run, body }) => ({ data: await run(createTag, body) })),
  route(tagCalls.update, async ({ run, params, body }) => ({ data: await run(updateTag, { id: params.id, ...body }) })),
  route(tagCalls.merge, async ({ run, params, body }) => ({ data: await run(mergeTags, { id: params.id, into: body.into }) })),
  route(tagCalls.remove, ({ run, params }) => run(deleteTag, { id: params.id })),
];
