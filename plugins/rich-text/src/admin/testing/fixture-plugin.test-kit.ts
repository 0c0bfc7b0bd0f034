import { definePlugin } from '@lectern/core';
import { defineAdmin } from '@lectern/core/admin';

/** A plugin with one screen: a text and nothing else to edit. */
export const manifest = definePlugin({
  name: '@example/editor-fixture',
  id: 'fixture',
  version: '1.0.0',
  core: '*',
  entries: { admin: true },
});

export default defineAdmin<typeof manifest>({
  controls: {},
  screens: [{ path: 'text', screen: () => import('./fixture-screen.test-kit.tsx') }],
});
