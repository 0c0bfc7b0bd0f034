import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { listedSettings, locales, ownedSettings, ownerPath, savedSettings } from './settings.schema.ts';

export const settingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/settings/get',
    access: 'public',
    summary: 'Locales of the site.',
    answer: locales,
  },
  list: {
    method: 'GET',
    path: '/settings',
    access: 'manage-settings',
    summary: 'The modules and plugins that have settings.',
    answer: dataOf(z.array(listedSettings)),
  },
  owned: {
    method: 'GET',
    path: '/settings/{owner}',
    access: 'manage-settings',
    summary: 'The settings of a module or plugin: their fields, their values, and which of them are locked.',
    params: ownerPath,
    answer: dataOf(ownedSettings),
  },
  save: {
    method: 'PUT',
    path: '/settings/{owner}',
    access: 'manage-settings',
    summary: 'Saves settings. G_03 where they were saved since the revision that is sent; G_22 for a value that is locked.',
    maxBody: 1_000_000,
    params: ownerPath,
    body: savedSettings,
    answer: dataOf(ownedSettings),
  },
});
