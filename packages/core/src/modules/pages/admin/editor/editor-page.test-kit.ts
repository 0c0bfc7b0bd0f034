import { start } from '#admin-shell/index.ts';

// Imported when it is needed, as the build of a site does it.
start({ plugins: { test: { manifest: () => import('./test-plugin.test-kit.ts') } } });
