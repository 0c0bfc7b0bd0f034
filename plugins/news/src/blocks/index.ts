import { archive } from './archive/archive.block.ts';
import { list } from './list/list.block.ts';

/** The blocks of the plugin by name. Their views stand in the site entry. */
export const blocks = { list, archive };
