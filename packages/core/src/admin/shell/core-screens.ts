import { accountScreens } from '../account/screens.ts';
import { auditScreens } from '../audit/screens.ts';
import { dashboardScreens } from '../dashboard/screens.ts';
import { kitScreens } from '../kit/screens.ts';
import { mailScreens } from '../mails/screens.ts';
import { pageScreens } from '../pages/screens.ts';
import { roleScreens } from '../roles/screens.ts';
import { structureScreens } from '../structure/screens.ts';
import { userScreens } from '../users/screens.ts';
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
