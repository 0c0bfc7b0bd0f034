import type { PluginApp } from '@lectern/core/server';
import type { Note } from './note.entity.ts';

const placeOf = (id: string) => ({ table: 'forms_note', id, column: 'note' });

type Sealing = Pick<PluginApp, 'vault'>;

export const sealNote = ({ vault }: Sealing, id: string, text: string): Buffer => vault.seal(placeOf(id), text);

export const openNote = ({ vault }: Sealing, { id, note }: Note): string => String(vault.open(placeOf(id), note));
