import { defineEntity, p } from '@mikro-orm/core';

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'lectern_setting',
  properties: {
    /** Id of the module or plugin. */
    owner: p.string().length(100).primary(),
    /** By field. What the code does not know stays as it is. */
    values: p.json<Readonly<Record<string, unknown>>>(),
    revision: p.integer(),
    updatedAt: p.datetime(),
    /** Number of the author; null for what no person did. */
    updatedBy: p.integer().nullable(),
  },
});

export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
