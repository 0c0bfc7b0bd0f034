import type { PageTypeViews } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Without an intro: the first block carries the title. */
const landing: PageTypeViews<PageTypesOptions, Record<never, never>> = { header: SiteHeader, footer: SiteFooter };
export default landing;
