import type { AudienceDrawing } from '@lectern/home-header';
import { church, cloister, gable, windmill } from './buildings.ts';
import type { Building } from './buildings.ts';
import { lancetWindow } from './lancet-window.ts';

const windowOf = (name: string, label: string, building: Building): AudienceDrawing => ({
  name,
  label,
  draw: ({ id, place }) => lancetWindow({ id, place, building, seed: `${name}-${place}` }),
});

/** The four audiences of the firm, each with a window of its own. Their colours stand in windows.css. */
export const audienceWindows = [
  windowOf('religious', 'Religious buildings (ruby, a church)', church),
  windowOf('monuments', 'Monuments (amber, a windmill)', windmill),
  windowOf('former', 'Former churches and monasteries (green, an arcade)', cloister),
  windowOf('private', 'Private homes (blue, a stepped gable)', gable),
];
