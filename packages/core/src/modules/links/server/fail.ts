import { failOf } from '../../../contract/errors.ts';
import { pages } from '../../pages/pages.manifest.ts';
import { links } from '../links.manifest.ts';

/** Refuses with a code of pages, which links are about, or one that belongs to everybody. */
export const fail = failOf(pages);

/** Refuses with a code of this module. */
export const failLink = failOf(links);
