import { advies } from './pages/advies.ts';
import { deutsch } from './pages/deutsch.ts';
import { home } from './pages/home.ts';
import { juridisch } from './pages/juridisch.ts';
import { nieuws2026 } from './pages/nieuws-2026.ts';
import { nieuwsEerder } from './pages/nieuws-eerder.ts';
import { nieuws } from './pages/nieuws.ts';
import { overOns } from './pages/over-ons.ts';
import { productenGebouw } from './pages/producten-gebouw.ts';
import { productenMensen } from './pages/producten-mensen.ts';
import { risicocheck } from './pages/risicocheck.ts';
import { schade } from './pages/schade.ts';
import { verzekeringen } from './pages/verzekeringen.ts';
import { woonhuizen } from './pages/woonhuizen.ts';
import type { PageContent } from './types.ts';

export { documents, folders, media, moving } from './media.ts';
/** Every page of the example site; parents before children, originals before translations. */
export const pages: readonly PageContent[] = [
  ...home,
  ...verzekeringen,
  ...woonhuizen,
  ...productenGebouw,
  ...productenMensen,
  ...advies,
  ...risicocheck,
  ...schade,
  ...overOns,
  ...nieuws,
  ...nieuws2026,
  ...nieuwsEerder,
  ...juridisch,
  ...deutsch,
];
