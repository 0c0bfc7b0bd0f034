import { defineMessages } from '@lectern/core/admin';
import manifest from '../../manifest.ts';

/** The texts about a web page or a text that becomes a page, or a block. */
export const t = defineMessages(manifest, {
  'textFile.tooLarge': 'This file is too large. A web page or a text may be {{megabytes}} MB.',
});
