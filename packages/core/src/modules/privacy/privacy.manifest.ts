import { defineModule } from '../../contract/module.ts';

/** Personal data: what everybody keeps of one person, joined. */
export const privacy = defineModule({
  id: 'privacy',
});
