import { defineModule } from '../../contract/module.ts';
import { siteFields, siteOwner } from '../../contract/site-fields.ts';

/** The site as a whole: what it is called, whose it is, and what search engines find of it. */
export const site = defineModule({ id: siteOwner, settings: siteFields });
