export default {
  'nav.siteSettings': 'Site-instellingen',

  'siteSettings.title': 'Site-instellingen',
  'siteSettings.owner': 'Onderdeel van de site',
  'siteSettings.fields': 'Instellingen',
  'siteSettings.savedBy': 'Opgeslagen door {{name}}, {{time}}',
  'siteSettings.savedAt': 'Opgeslagen {{time}}',
  'siteSettings.none': 'Niets in te stellen',
  'siteSettings.noneText': 'Geen enkele plug-in van deze site heeft instellingen.',
  'siteSettings.failed': 'De instellingen konden niet worden geladen.',
  'siteSettings.saved': '{{name}} is opgeslagen',
  'siteSettings.noChanges': 'Geen wijzigingen',
  'siteSettings.problems_one': '{{count}} instelling klopt nog niet.',
  'siteSettings.problems_other': '{{count}} instellingen kloppen nog niet.',
  'siteSettings.lockedBy.config': 'Ingesteld in lectern.config.ts, en hier niet te wijzigen.',
  'siteSettings.lockedBy.environment': 'Ingesteld door de omgeving (LECTERN_SETTINGS), en hier niet te wijzigen.',
  'siteSettings.locked_one': '{{count}} vergrendeld',
  'siteSettings.locked_other': '{{count}} vergrendeld',
  'siteSettings.conflict': 'Gewijzigd door iemand anders',
  'siteSettings.conflictSelf': 'Elders door u gewijzigd',
  'siteSettings.conflictBy': '{{name}} heeft deze instellingen op {{when}} opgeslagen, nadat u ze had geopend.',
  'siteSettings.conflictBySelf':
    'U hebt deze instellingen op {{when}} zelf opgeslagen, in een ander venster of op een ander apparaat.',
  'siteSettings.conflictUnknown': 'Deze instellingen zijn door iemand anders opgeslagen nadat u ze had geopend.',
  'siteSettings.conflictText':
    'Er is niets overschreven. Als u de uwe houdt, vervangen alleen de instellingen die u hebt gewijzigd wat is opgeslagen.',
  'siteSettings.reload': 'De mijne weggooien en opnieuw laden',
  'siteSettings.keep': 'De mijne houden',
  'siteSettings.later': 'Later beslissen',

  'Manage site settings': 'Site-instellingen beheren',

  G_22: 'is buiten het beheer ingesteld, door wie de site draait, en kan hier niet worden gewijzigd.',

  'Save settings': 'Instellingen opslaan',
  Settings: 'Instellingen',
} satisfies Readonly<Record<string, string>>;
