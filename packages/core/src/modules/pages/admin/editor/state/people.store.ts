import { createStore } from '#admin/ui/store/create-store.ts';
import type { WritableStore } from '#admin/ui/store/create-store.ts';
import type { Present } from '#modules/pages/page.schema.ts';

/** Who else has the page open. */
export type PeopleStore = WritableStore<readonly Present[]>;

export const createPeople = (): PeopleStore => createStore<readonly Present[]>([]);
