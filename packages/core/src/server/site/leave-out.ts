import type { Middleware } from 'koa';
import type { Lectern } from '../kernel/lectern.ts';
import { noIndexHeader } from './no-index-header.ts';
import { siteIdentity } from './site-identity.ts';

/** Says with whatever is answered whether search engines may list it: pages for one person, files and failures too. */
export const leaveOut =
  (app: Lectern): Middleware =>
  async (ctx, next) => {
    try {
      const { value } = await app.service(siteIdentity).read();
      if (!value.isIndexed) ctx.set(noIndexHeader);
    } catch (error) {
      // A database that is away does not stand in the way of what is kept.
      app.log.debug({ err: error }, 'whether the site may be listed could not be read');
    }
    await next();
  };
