import { defineAdmin } from '@lectern/core/admin';
import type { homeHeader } from '../manifest.ts';

/** The admin entry of the home header. */
export default defineAdmin<typeof homeHeader>({ controls: { drawing: () => import('./drawing-control.tsx') } });
