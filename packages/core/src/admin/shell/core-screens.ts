import { accountScreens } from '../../modules/auth/admin/account/screens.ts';
import { auditScreens } from '../../modules/audit/admin/screens.ts';
import { dashboardScreens } from '../dashboard/screens.ts';
import { kitScreens } from '../gallery/screens.ts';
import { mailScreens } from '../../modules/mail/admin/screens.ts';
import { pageScreens } from '../../modules/pages/admin/screens.ts';
import { roleScreens } from '../../modules/roles/admin/screens.ts';
import { structureScreens } from '../../modules/menu/admin/screens.ts';
import { userScreens } from '../../modules/users/admin/screens.ts';
import type { CoreScreen } from './screens.ts';

/** Every screen of core. A module adds itself by one line here. */
export const coreScreens: readonly CoreScreen[] = [
  ...pageScreens,
  ...structureScreens,
  ...userScreens,
  ...accountScreens,
  ...dashboardScreens,
  ...roleScreens,
  ...auditScreens,
  ...mailScreens,
  ...kitScreens,
];
