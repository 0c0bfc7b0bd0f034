import { defineEntity, p } from '@lectern/core/server';
import type { SlotSettings } from '../../slots/rules.types.ts';

const RegionSchema = defineEntity({
  name: 'PlannerRegion',
  tableName: 'planner_region',
  properties: {
    id: p.string().length(60).primary(),
    name: p.string().length(80),
    shapes: p.json().$type<readonly string[]>(),
    postcodes: p.json().$type<readonly (readonly [number, number])[]>(),
    /** Ids, in the order in which they are offered. */
    advisors: p.json().$type<readonly string[]>(),
    /** What it sets otherwise than the site. */
    settings: p.json().$type<Partial<SlotSettings>>(),
    createdAt: p.datetime(),
    revision: p.integer(),
  },
});

/** A part of the country with its advisors. */
export class Region extends RegionSchema.class {}
RegionSchema.setClass(Region);
