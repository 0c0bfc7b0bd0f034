import type { checks } from '../../checks.manifest.ts';
import { checkEmptyBlocks } from './empty-blocks.check.ts';
import type { CoreCheck } from './find.ts';
import { checkHeadings } from './headings.check.ts';
import { checkImages } from './images.check.ts';
import { checkLinkTexts } from './link-texts.check.ts';
import { checkLinks } from './links.check.ts';
import { checkPlaceholders } from './placeholders.check.ts';
import { checkSearchResult } from './search-result.check.ts';

/** The functions of core's own checks. */
export const coreChecks = {
  images: checkImages,
  links: checkLinks,
  'link-texts': checkLinkTexts,
  headings: checkHeadings,
  'search-result': checkSearchResult,
  'empty-blocks': checkEmptyBlocks,
  placeholders: checkPlaceholders,
} satisfies Readonly<Record<keyof typeof checks.checks, CoreCheck>>;
