import { route } from '#server/http/route.ts';
import { linkCalls } from '../links.calls.ts';
import { replaceLinks } from './commands/replace-links.command.ts';
import { readLinkSources } from './link-sources.query.ts';

export const linkRoutes = [
  route(linkCalls.sources, async ({ app, actor, params }) => ({ data: await readLinkSources(app, actor, params.pageID) })),
  route(linkCalls.replace, async ({ run, body }) => ({ data: await run(replaceLinks, body) })),
];
