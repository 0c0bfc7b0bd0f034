import { defineModule } from '../../contract/module.ts';

/** The content that a site brings along, loaded at its first start. */
export const content = defineModule({
  id: 'content',
});
