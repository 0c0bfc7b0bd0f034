import { countPages } from '#modules/pages/server/public.ts';

/** Drafts that checks of the site keep from going live, as they were when they were last looked at. */
export const heldMeasure = countPages(
  () => `published_version_id is distinct from latest_version_id and exists (select from lectern_page_held held
    where held.page_id = lectern_page.id and held.version_id = lectern_page.latest_version_id and held.findings > 0)`,
);
