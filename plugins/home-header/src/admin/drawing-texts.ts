import { defineMessages } from '@lectern/core/admin';
import { homeHeader } from '../manifest.ts';

/** The messages of the control of a drawing. */
export const t = defineMessages(homeHeader, {
  'drawing.none': 'None',
  'drawing.gone': '{{name}} (the site has it no more)',
  'drawing.failed': 'The drawings could not be loaded.',
  'drawing.retry': 'Try again',
});
