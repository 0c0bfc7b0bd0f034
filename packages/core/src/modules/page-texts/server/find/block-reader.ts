import { areVerbatim, editorsOf } from '#contract/fields/field-set.ts';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { TextSieve } from './sieve.ts';

type Blocks = Record<string, StoredBlock>;

/** What fields begin with, those of items too: a block that was stored before its field says it. */
const beginnings = (editors: Readonly<Record<string, FieldEditor>>): readonly unknown[] =>
  Object.values(editors).flatMap(({ initial, of }) => [initial, ...(of ? beginnings(of) : [])]);

/** Whether the blocks of a type may say what does not stand in them: an upgrade or a field says it. */
const mustBeRead = ({ version, fields }: BlockDefinition, sieve: TextSieve): boolean =>
  version > 1 || !areVerbatim(fields) || sieve.values({}, { ...beginnings(editorsOf(fields)) });

/** Reads the blocks of pages as the database writes them; undefined where they cannot say what the sieve looks for. */
export function blockReader(types: Pick<Lectern['blocks'], 'entries'>, sieve: TextSieve): (json: string) => Blocks | undefined {
  const read = [...types.entries()].filter(([, type]) => mustBeRead(type, sieve)).map(([name]) => JSON.stringify(name));
  return (json) => (read.some((name) => json.includes(name)) || sieve.json(json) ? (JSON.parse(json) as Blocks) : undefined);
}
