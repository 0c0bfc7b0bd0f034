import { defineModule } from '../../contract/module.ts';

/** Files that are no media: attachments of visitors, sealed. */
export const privateFiles = defineModule({
  id: 'private-files',
});
