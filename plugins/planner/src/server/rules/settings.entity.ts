import { defineEntity, p } from '@lectern/core/server';
import type { SlotSettings } from '../../slots/rules.types.ts';

const SettingsSchema = defineEntity({
  name: 'PlannerSettings',
  tableName: 'planner_settings',
  properties: {
    /** There is one row: 1. */
    id: p.integer().primary(),
    duration: p.integer(),
    interval: p.integer(),
    bufferBefore: p.integer(),
    bufferAfter: p.integer(),
    minimumNotice: p.integer(),
    horizon: p.integer(),
    maxPerDay: p.integer().nullable(),
    holidays: p.string().length(10).$type<SlotSettings['holidays']>(),
    revision: p.integer(),
  },
});

/** How times are made where a region does not say otherwise. */
export class Settings extends SettingsSchema.class {}
SettingsSchema.setClass(Settings);
