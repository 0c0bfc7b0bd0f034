import { defineMessages } from '@lectern/core/admin';
import manifest from '../../manifest.ts';

/** The texts about a web page or a text that becomes a page, or a block. */
export const t = defineMessages(manifest, {
  'textFile.tooLarge': 'This file is too large. A web page or a text may be {{megabytes}} MB.',
  'textFile.overwrought':
    'This text is too long to be read as Markdown, or its quotes and lists are too many. Divide it into several files.',
});
