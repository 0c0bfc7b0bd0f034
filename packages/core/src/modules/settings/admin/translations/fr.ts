export default {
  'nav.siteSettings': 'Paramètres du site',

  'siteSettings.title': 'Paramètres du site',
  'siteSettings.owner': 'Partie du site',
  'siteSettings.fields': 'Paramètres',
  'siteSettings.savedBy': 'Enregistré par {{name}}, le {{time}}',
  'siteSettings.savedAt': 'Enregistré le {{time}}',
  'siteSettings.none': 'Rien à régler',
  'siteSettings.noneText': 'Aucun plugin de ce site n’a de paramètres.',
  'siteSettings.failed': 'Impossible de charger les paramètres.',
  'siteSettings.saved': '{{name}}\u00a0: paramètres enregistrés',
  'siteSettings.noChanges': 'Aucune modification',
  'siteSettings.problems_one': '{{count}} paramètre est à corriger.',
  'siteSettings.problems_other': '{{count}} paramètres sont à corriger.',
  'siteSettings.lockedBy.config': 'Défini dans lectern.config.ts, non modifiable ici.',
  'siteSettings.lockedBy.environment': 'Défini par l’environnement (LECTERN_SETTINGS), non modifiable ici.',
  'siteSettings.locked_one': '{{count}} verrouillé',
  'siteSettings.locked_other': '{{count}} verrouillés',
  'siteSettings.conflict': 'Modifié par quelqu’un d’autre',
  'siteSettings.conflictSelf': 'Modifié par vous ailleurs',
  'siteSettings.conflictBy': '{{name}} a enregistré ces paramètres le {{when}}, après que vous les avez ouverts.',
  'siteSettings.conflictBySelf':
    'Vous avez vous-même enregistré ces paramètres le {{when}}, dans une autre fenêtre ou sur un autre appareil.',
  'siteSettings.conflictUnknown': 'Quelqu’un d’autre a enregistré ces paramètres après que vous les avez ouverts.',
  'siteSettings.conflictText':
    'Rien n’a été écrasé. Si vous gardez les vôtres, seuls les paramètres que vous avez modifiés remplacent ceux qui ont été enregistrés.',
  'siteSettings.reload': 'Abandonner les miens et recharger',
  'siteSettings.keep': 'Garder les miens',
  'siteSettings.later': 'Décider plus tard',

  'Manage site settings': 'Gérer les paramètres du site',

  G_22: 'se règle hors de l’administration, par la personne qui exploite le site, et n’est pas modifiable ici.',

  'Save settings': 'Enregistrer des réglages',
  Settings: 'Réglages',
} satisfies Readonly<Record<string, string>>;
