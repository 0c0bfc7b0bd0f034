import { refusing } from '@lectern/core';
import { searchRefusals } from '../refusals.ts';

/** Refuses by a word of this plugin, or one that belongs to everybody. */
export const fail = refusing(searchRefusals);
