import { route } from '@lectern/core/server';
import { probeCalls } from '../probe.calls.ts';
import { decide, makeLink } from './link.commands.ts';

export const linkRoutes = [
  route(probeCalls.makeLink, async ({ run, body }) => ({ data: await run(makeLink, body) })),
  route(probeCalls.showLink, async ({ link }) => ({ data: link?.subject ?? '' })),
  route(probeCalls.useLink, async ({ run, link }) => ({ data: link ? await run(decide, link) : '' })),
];
