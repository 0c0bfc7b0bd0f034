import { advies } from './pages/advies.ts';
import { afspraak } from './pages/afspraak.ts';
import { deutsch } from './pages/deutsch.ts';
import { foutpaginas } from './pages/foutpaginas.ts';
import { formulieren } from './pages/formulieren.ts';
import { francais } from './pages/francais.ts';
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
import { toegankelijk } from './pages/toegankelijk.ts';
import { vergeten } from './pages/vergeten.ts';
import { verzekeringen } from './pages/verzekeringen.ts';
import { woonhuizen } from './pages/woonhuizen.ts';
import { zoeken } from './pages/zoeken.ts';
import type { PageContent } from './types.ts';

export { documents, folders, media, moving } from './media.ts';
export { menus } from './menus.ts';
export { redirects } from './redirects.ts';
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
  ...formulieren,
  ...afspraak,
  ...vergeten,
  ...nieuws,
  ...nieuws2026,
  ...nieuwsEerder,
  ...juridisch,
  ...toegankelijk,
  ...deutsch,
  ...francais,
  ...zoeken,
  ...foutpaginas,
];
