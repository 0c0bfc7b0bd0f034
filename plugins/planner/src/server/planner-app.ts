import type { PluginApp } from '@lectern/core/server';
import type { PlannerOptions } from '../options.ts';

/** The options as routes and commands get them, whose types do not know them. */
export const optionsOf = ({ options }: Pick<PluginApp, 'options'>): PlannerOptions => options as PlannerOptions;
