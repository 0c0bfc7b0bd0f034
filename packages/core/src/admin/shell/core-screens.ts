import { pageScreens } from '../pages/screens.ts';
import type { CoreScreen } from './screens.ts';

/** Every screen of core. A module adds itself by one line here. */
export const coreScreens: readonly CoreScreen[] = [...pageScreens];
