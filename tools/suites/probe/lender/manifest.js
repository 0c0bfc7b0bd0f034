import { definePlugin } from '@lectern/core';

export const lender = definePlugin({
  name: '@probe/lender',
  id: 'lender',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true },
});
