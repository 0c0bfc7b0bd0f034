export default {
  'nav.siteSettings': 'Website-Einstellungen',

  'siteSettings.title': 'Website-Einstellungen',
  'siteSettings.owner': 'Teil der Website',
  'siteSettings.fields': 'Einstellungen',
  'siteSettings.savedBy': 'Gespeichert von {{name}}, {{time}}',
  'siteSettings.savedAt': 'Gespeichert: {{time}}',
  'siteSettings.none': 'Nichts einzustellen',
  'siteSettings.noneText': 'Kein Plugin dieser Website hat Einstellungen.',
  'siteSettings.failed': 'Die Einstellungen konnten nicht geladen werden.',
  'siteSettings.saved': '{{name}} wurde gespeichert',
  'siteSettings.noChanges': 'Keine Änderungen',
  'siteSettings.problems_one': '{{count}} Einstellung stimmt noch nicht.',
  'siteSettings.problems_other': '{{count}} Einstellungen stimmen noch nicht.',
  'siteSettings.lockedBy.config': 'In lectern.config.ts festgelegt und hier nicht zu ändern.',
  'siteSettings.lockedBy.environment': 'Durch die Umgebung (LECTERN_SETTINGS) festgelegt und hier nicht zu ändern.',
  'siteSettings.locked_one': '{{count}} gesperrt',
  'siteSettings.locked_other': '{{count}} gesperrt',
  'siteSettings.conflict': 'Von jemand anderem geändert',
  'siteSettings.conflictSelf': 'Von Ihnen anderswo geändert',
  'siteSettings.conflictBy': '{{name}} hat diese Einstellungen gespeichert ({{when}}), nachdem Sie sie geöffnet hatten.',
  'siteSettings.conflictBySelf':
    'Sie haben diese Einstellungen selbst gespeichert ({{when}}), in einem anderen Fenster oder auf einem anderen Gerät.',
  'siteSettings.conflictUnknown': 'Diese Einstellungen wurden von jemand anderem gespeichert, nachdem Sie sie geöffnet hatten.',
  'siteSettings.conflictText':
    'Es wurde nichts überschrieben. Wenn Sie Ihre behalten, ersetzen nur die Einstellungen, die Sie geändert haben, die gespeicherten.',
  'siteSettings.reload': 'Meine verwerfen und neu laden',
  'siteSettings.keep': 'Meine behalten',
  'siteSettings.later': 'Später entscheiden',

  'Manage site settings': 'Website-Einstellungen verwalten',

  G_22: 'wird außerhalb des CMS vom Betrieb der Website festgelegt und kann hier nicht geändert werden.',

  'Save settings': 'Einstellungen speichern',
  Settings: 'Einstellungen',
} satisfies Readonly<Record<string, string>>;
