import { defineModule } from '../../contract/module.ts';

/** How pages reach visitors: the processes of a site, what proxies in front of them keep, and the files of its builds. */
export const delivery = defineModule({
  id: 'delivery',
  audit: {
    actions: {
      'delivery.purge': 'Have a page made anew',
    },
    subjects: {
      address: 'Address',
    },
  },
});
