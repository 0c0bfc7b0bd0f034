import { clientCalls } from '@lectern/core/client';
import type { drawingCalls as declared } from './drawing.calls.ts';

export const drawingCalls = clientCalls<typeof declared>({ list: 'GET /home-header/drawings' });
