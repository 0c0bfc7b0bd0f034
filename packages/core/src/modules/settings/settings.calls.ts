import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { listedSettings, locales, ownedSettings, ownerPath, savedSettings } from './settings.schema.ts';
import { settingsRefusals } from './settings.refusals.ts';

export const settingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/settings/get',
    access: 'public',
    summary: 'Locales of the site.',
    refuses: {},
    answer: locales,
  },
  list: {
    method: 'GET',
    path: '/settings',
    access: 'manage-settings',
    summary: 'The modules and plugins that have settings.',
    refuses: {},
    answer: dataOf(z.array(listedSettings)),
  },
  owned: {
    method: 'GET',
    path: '/settings/{owner}',
    access: 'manage-settings',
    summary: 'The settings of a module or plugin: their fields, their values, and which of them are locked.',
    params: ownerPath,
    refuses: only(settingsRefusals, 'notFound'),
    answer: dataOf(ownedSettings),
  },
  save: {
    method: 'PUT',
    path: '/settings/{owner}',
    access: 'manage-settings',
    summary: 'Saves settings that nobody saved since the revision that is sent.',
    maxBody: 1_000_000,
    params: ownerPath,
    body: savedSettings,
    refuses: only(settingsRefusals, 'notFound', 'outdated', 'locked'),
    judgesFields: true,
    answer: dataOf(ownedSettings),
  },
});
