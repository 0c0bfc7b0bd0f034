import { start } from '@lectern/core/admin/shell';

// The whole admin: this plugin, another one that adds nodes to its texts, and a fixture with a text and nothing else.
// Everything is imported when it is first needed, as the build of a site does it.
start({
  plugins: {
    fixture: { manifest: () => import('./fixture-plugin.test-kit.ts'), admin: () => import('./fixture-plugin.test-kit.ts') },
    planner: { manifest: () => import('./planner.test-kit.ts'), admin: () => import('./planner.test-kit.ts') },
    'rich-text': { manifest: () => import('../../manifest.ts'), admin: () => import('../index.ts') },
  },
});
