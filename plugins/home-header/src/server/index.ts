import { defineServer } from '@lectern/core/server';
import { homeHeader } from '../manifest.ts';
import { drawAudiences } from './draw-audiences.ts';
import { drawingRoutes } from './drawing.routes.ts';

/** The server door of the home header. */
export default defineServer(homeHeader, ({ options }) => ({
  routes: drawingRoutes(options),
  loaders: { hero: ({ audiences }) => Promise.resolve(drawAudiences(audiences, options)) },
}));
