import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { limiter } from '#server/kernel/limiter.ts';
import { linkCalls } from '../../links.calls.ts';
import { replaceAddress } from '../commands/replace-address.command.ts';
import { fail } from '../fail.ts';
import { readAddressSources } from '../link-sources.query.ts';
import { checkLink } from './check-link.ts';
import { listExternalLinks, readExternalLink } from './external-links.query.ts';
import { rowOf } from './known-links.ts';

/** How often somebody has addresses visited at once: enough to look through a list, too little to knock on doors. */
const checks = { attempts: 60, minutes: 10 };

export const externalRoutes = [
  route(linkCalls.external, async ({ app, actor, query }) => ({ data: await listExternalLinks(app, actor, query) })),
  route(linkCalls.externalSources, async ({ app, actor, query }) => {
    const sources = await readAddressSources(app, actor, query.address);
    return sources.totalItems === 0 ? fail('unlinked') : { data: sources };
  }),
  route(linkCalls.check, async ({ app, actor, body: { address } }) => {
    await readExternalLink(app, actor, address);
    await app.service(limiter).take('links:check', String(userIDOf(actor)), checks);
    const row = (await rowOf(app, address)) ?? fail('unlinked');
    await checkLink(app, row);
    return { data: await readExternalLink(app, actor, address) };
  }),
  route(linkCalls.replaceAddress, async ({ app, actor, run, body }) => {
    const done = await run(replaceAddress, body);
    const { items, totalItems } = await readAddressSources(app, actor, body.address);
    // What is live of the pages that were changed still leads there, until they are published.
    const skipped = items.filter(({ kind, isDraft }) => kind !== 'page' || isDraft);
    const waiting = items.length - skipped.length;
    return { data: { ...done, skipped: { items: skipped, totalItems: totalItems - waiting } } };
  }),
];
