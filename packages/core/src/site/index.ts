export { defineSite } from './define-site.ts';
export type {
  BlockViewProps,
  Catalogues,
  Lazy,
  PageTypeViewProps,
  PageTypeViews,
  SiteContext,
  SiteDoor,
  SiteMedia,
} from './define-site.ts';
export { consent, consentCookie, consentOf } from './consent.ts';
export type { Consent, ConsentPurpose } from './consent.ts';
export { seededRandom } from './seeded-random.ts';
