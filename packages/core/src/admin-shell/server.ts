import { drawFirstScreen as draw } from '../admin/shell/draw-first-screen.tsx';
import { coreModules } from '../core-modules.admin.ts';

/** Draws the first screen for the boot data and the address of a request, as `draw-first-screen.tsx` of the shell says. */
export const drawFirstScreen = (bootJson: string, url: string): Promise<string | undefined> => draw(coreModules, bootJson, url);
