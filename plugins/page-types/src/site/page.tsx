import type { PageTypeViews } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { PageIntro } from './page-intro.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const page: PageTypeViews<PageTypesOptions, Record<never, never>> = {
  header: SiteHeader,
  intro: PageIntro,
  footer: SiteFooter,
};
export default page;
