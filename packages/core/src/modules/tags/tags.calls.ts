import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { tagTerm } from './tag-term.schema.ts';
import { askedTag, changedTag, listedTag, newTag, tag, tagUsage } from './tags.schema.ts';
import { tagRefusals } from './tags.refusals.ts';

const byID = z.strictObject({ id: z.uuid('V_12').toLowerCase() });
const byTerm = z.strictObject({ term: z.string().max(200, 'V_14') });
/** Whoever tags something may make the tag for it. */
const tagging = ['manage-tags', 'edit-page', 'manage-media'] as const;

export const tagCalls = defineCalls({
  search: {
    method: 'POST',
    path: '/tags/search',
    access: 'public',
    summary:
      'Public tags by a part of their names, best first; at most 20. Who is not signed in finds those of live pages alone.',
    body: byTerm,
    refuses: {},
    answer: dataOf(z.array(tag)),
  },
  searchPrivate: {
    method: 'POST',
    path: '/tags/search-private',
    access: 'signed-in',
    summary: 'Private tags by a part of their names, best first; at most 20.',
    body: byTerm,
    refuses: {},
    answer: dataOf(z.array(tag)),
  },
  fetch: {
    method: 'GET',
    path: '/tags/fetch',
    access: 'public',
    summary: 'Every public tag by name. Who is not signed in gets those of live pages alone.',
    refuses: {},
    answer: dataOf(z.array(tag)),
  },
  fetchPrivate: {
    method: 'GET',
    path: '/tags/fetch-private',
    access: 'signed-in',
    summary: 'Every private tag by name.',
    refuses: {},
    answer: dataOf(z.array(tag)),
  },
  validate: {
    method: 'POST',
    path: '/tags/validate',
    access: 'signed-in',
    summary: 'Whether this may be a new tag: none is called so, whatever its case and accents.',
    body: z.strictObject({ tag: tagTerm }),
    refuses: only(tagRefusals, 'taken'),
    answer: nothing,
  },
  find: {
    method: 'POST',
    path: '/tags/find',
    access: 'signed-in',
    summary: 'The tags that ids stand for, in the order in which they are asked for.',
    body: z.strictObject({ ids: z.array(z.uuid('V_12').toLowerCase()).max(200, 'V_14').default([]) }),
    refuses: {},
    answer: dataOf(z.array(askedTag)),
  },
  list: {
    method: 'GET',
    path: '/tags/list',
    access: 'manage-tags',
    summary: 'One page of the list of tags, with how often each is used.',
    query: listQuery({
      columns: ['term', 'pages', 'updatedAt'],
      sortBy: 'term',
      sortOrder: 'asc',
      filters: { visibility: z.enum(['public', 'private'], 'V_12').optional() },
    }),
    refuses: {},
    answer: dataOf(listOf(listedTag)),
  },
  usage: {
    method: 'GET',
    path: '/tags/{id}/usage',
    access: 'manage-tags',
    summary: 'The pages and files that have a tag.',
    params: byID,
    refuses: only(tagRefusals, 'noTag'),
    answer: dataOf(tagUsage),
  },
  create: {
    method: 'POST',
    path: '/tags',
    access: tagging,
    summary: 'Makes a tag, unless one is called so already, whatever its case and accents.',
    body: newTag,
    refuses: only(tagRefusals, 'taken'),
    answer: dataOf(tag),
  },
  update: {
    method: 'PUT',
    path: '/tags/{id}',
    access: 'manage-tags',
    summary: 'Renames a tag, shows or hides it, or gives it other names. What has it shows the new name at once.',
    params: byID,
    body: changedTag,
    refuses: only(tagRefusals, 'noTag', 'outdated', 'taken'),
    answer: dataOf(tag),
  },
  merge: {
    method: 'POST',
    path: '/tags/{id}/merge',
    access: 'manage-tags',
    summary:
      'Merges a tag into another, whose synonyms its names become. What has the tag stays as it is stored, and shows the other.',
    params: byID,
    body: z.strictObject({ into: z.uuid('V_12').toLowerCase() }),
    refuses: only(tagRefusals, 'noTag', 'notNow'),
    answer: dataOf(tag),
  },
  remove: {
    method: 'DELETE',
    path: '/tags/{id}',
    access: 'manage-tags',
    summary: 'Deletes a tag that nothing has.',
    params: byID,
    refuses: only(tagRefusals, 'noTag', 'inUse'),
    answer: nothing,
  },
});
