import { defineAdmin } from '@lectern/core/admin';
import { basic } from '../manifest.ts';

/** The admin door of the basic blocks. */
export default defineAdmin(basic, { controls: { table: () => import('./table-control.tsx') } });
