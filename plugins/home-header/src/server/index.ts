import { defineServer } from '@lectern/core/server';
import type { homeHeader } from '../manifest.ts';
import { drawAudiences } from './draw-audiences.ts';
import { drawingRoutes } from './drawing.routes.ts';

/** The server entry of the home header. */
export default defineServer<typeof homeHeader>({
  routes: drawingRoutes,
  loaders: { hero: ({ audiences }, { app }) => Promise.resolve(drawAudiences(audiences, app.options)) },
});
