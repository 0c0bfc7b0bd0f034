import { defineAdmin } from '@lectern/core/admin';
import { homeHeader } from '../manifest.ts';

/** The admin entry of the home header. */
export default defineAdmin(homeHeader, { controls: { drawing: () => import('./drawing-control.tsx') } });
