import { defineRoute } from '@lectern/core/server';
import type { PluginRoute } from '@lectern/core/server';
import * as z from 'zod';
import type { HomeHeaderOptions } from '../options.ts';

/** The names and labels of the drawings, for editors to choose from. */
export const drawingRoutes = ({ drawings }: HomeHeaderOptions): PluginRoute<never>[] => [
  defineRoute({
    method: 'GET',
    path: '/home-header/drawings',
    access: 'signed-in',
    summary: 'The drawings that the site has for audiences.',
    answer: z.object({ data: z.array(z.object({ name: z.string(), label: z.string() })) }),
    run: () => Promise.resolve({ data: drawings.map(({ name, label }) => ({ name, label })) }),
  }),
];
