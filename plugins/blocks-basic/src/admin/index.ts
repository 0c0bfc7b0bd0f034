import { defineAdmin } from '@lectern/core/admin';
import type { basic } from '../manifest.ts';

/** The admin entry of the basic blocks. */
export default defineAdmin<typeof basic>({ controls: { table: () => import('./table-control.tsx') } });
