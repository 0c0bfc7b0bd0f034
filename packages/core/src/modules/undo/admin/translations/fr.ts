export default {
  'nav.undo': 'Revenir en arrière',

  'undo.intro':
    'Ce qui a été enregistré d’un menu, déplacé dans l’arborescence, remplacé dans des pages ou importé comme redirections peut être annulé pendant 30 jours. Chaque modification en entier, ou pas du tout si une partie a été modifiée depuis.',
  'undo.title': 'Modifications de la structure',
  'undo.change': 'Modification',
  'undo.who': 'Qui',
  'undo.gone': 'N’existe plus',
  'undo.when': 'Quand',
  'undo.until': 'Jusqu’au',
  'undo.takeBack': 'Annuler',
  'undo.takeBackName': 'Annuler\u00a0: {{action}}, {{subject}}',
  'undo.confirmTitle': 'Annuler cette modification\u00a0?',
  'undo.confirm': '{{action}}\u00a0: {{subject}}. Ce qu’elle a changé redevient ce que c’était avant.',
  'undo.taken': 'Annulée',
  'undo.done': 'Modification annulée.',
  'undo.cannot': 'Cette modification ne peut pas être annulée',
  'undo.changed': 'Modifié depuis\u00a0:',
  'undo.more_one': 'et {{count}} autre',
  'undo.more_other': 'et {{count}} autres',
  'undo.empty': 'Rien à annuler',
  'undo.emptyText':
    'Quand on enregistre un menu, déplace des pages, remplace des textes ou importe des redirections, on le retrouve ici.',

  G_72: 'Cette modification ne peut plus être annulée.',
  G_73: 'Cette modification a déjà été annulée.',
  G_74: 'Une partie en a été modifiée depuis, de sorte qu’elle ne peut pas être annulée.',

  'Take a change back': 'Annuler une modification',
  'Change of the structure': 'Modification de la structure',
};
