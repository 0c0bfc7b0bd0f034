import { defineEntity, p } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';

const DefinitionSchema = defineEntity({
  name: 'FormsDefinition',
  tableName: 'forms_definition',
  properties: {
    /** SHA-256 of its canonical JSON, hexadecimal. */
    hash: p.string().length(64).primary(),
    form: p.string().length(80),
    definition: p.json<FormDefinition>(),
    createdAt: p.datetime(),
  },
});

/** A definition by which something was asked: it stays, whatever becomes of the form. */
export class Definition extends DefinitionSchema.class {}
DefinitionSchema.setClass(Definition);
