import { defineServiceKey } from '@lectern/core/server';
import type { OwnEngine } from './create-engine.ts';

/** The engine as this plugin's own calls ask it. */
export const ownEngine = defineServiceKey<OwnEngine>('site-search/engine');
