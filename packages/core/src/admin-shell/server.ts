import { drawFirstScreen as draw } from '../admin/shell/draw-first-screen.tsx';
import type { AllTranslations } from '../admin/shell/draw-first-screen.tsx';
import { coreModules } from '../core-modules.admin.ts';

/** Makes what draws the first screen for the boot data and the address of a request, as `draw-first-screen.tsx` of the shell says. */
export const firstScreenDrawer =
  (translations: AllTranslations) =>
  (bootJson: string, url: string): Promise<string | undefined> =>
    draw({ modules: coreModules, translations }, bootJson, url);
