/** Messages of the settings of modules and plugins. */
export const settingsMessages = {
  'siteSettings.title': 'Site settings',
  'siteSettings.owner': 'Part of the site',
  'siteSettings.fields': 'Settings',
  'siteSettings.savedBy': 'Saved by {{name}}, {{time}}',
  'siteSettings.savedAt': 'Saved {{time}}',
  'siteSettings.none': 'Nothing to set',
  'siteSettings.noneText': 'No plugin of this site has settings.',
  'siteSettings.failed': 'The settings could not be loaded.',
  'siteSettings.saved': '{{name}} was saved',
  'siteSettings.noChanges': 'No changes',
  'siteSettings.problems_one': '{{count}} setting is not right yet.',
  'siteSettings.problems_other': '{{count}} settings are not right yet.',
  'siteSettings.lockedBy.config': 'Set in lectern.config.ts, and cannot be changed here.',
  'siteSettings.lockedBy.environment': 'Set by the environment (LECTERN_SETTINGS), and cannot be changed here.',
  'siteSettings.locked_one': '{{count}} locked',
  'siteSettings.locked_other': '{{count}} locked',
  'siteSettings.conflict': 'Changed by someone else',
  'siteSettings.conflictSelf': 'Changed by you elsewhere',
  'siteSettings.conflictBy': '{{name}} saved these settings on {{when}}, after you opened them.',
  'siteSettings.conflictBySelf': 'You saved these settings yourself on {{when}}, in another window or on another device.',
  'siteSettings.conflictUnknown': 'These settings were saved by someone else after you opened them.',
  'siteSettings.conflictText':
    'Nothing was overwritten. If you keep yours, only the settings that you changed replace those that were saved.',
  'siteSettings.reload': 'Discard mine and reload',
  'siteSettings.keep': 'Keep mine',
  'siteSettings.later': 'Decide later',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly settingsMessages: typeof settingsMessages;
  }
}
