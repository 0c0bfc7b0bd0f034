import { route } from '@lectern/core/server';
import type { PluginRoute } from '@lectern/core/server';
import { drawingCalls } from '../drawing.calls.ts';
import type { HomeHeaderOptions } from '../options.ts';

/** The names and labels of the drawings, for editors to choose from. */
export const drawingRoutes = ({ drawings }: HomeHeaderOptions): PluginRoute<never>[] => [
  route(drawingCalls.list, () => Promise.resolve({ data: drawings.map(({ name, label }) => ({ name, label })) })),
];
