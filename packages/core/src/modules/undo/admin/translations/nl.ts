export default {
  'nav.undo': 'Terugdraaien',

  'undo.intro':
    'Wat van een menu is opgeslagen, in de paginaboom is verplaatst, in pagina’s is vervangen of als doorverwijzing is geïmporteerd, is 30 dagen lang terug te draaien. Elke wijziging in haar geheel, of niet als er sindsdien iets aan is gewijzigd.',
  'undo.title': 'Wijzigingen in de structuur',
  'undo.change': 'Wijziging',
  'undo.who': 'Wie',
  'undo.gone': 'Niet meer aanwezig',
  'undo.when': 'Wanneer',
  'undo.until': 'Tot',
  'undo.takeBack': 'Terugdraaien',
  'undo.takeBackName': 'Terugdraaien: {{action}}, {{subject}}',
  'undo.confirmTitle': 'Dit terugdraaien?',
  'undo.confirm': '{{action}}: {{subject}}. Wat erdoor veranderde, is weer zoals daarvoor.',
  'undo.taken': 'Teruggedraaid',
  'undo.done': 'Teruggedraaid.',
  'undo.cannot': 'Dit is niet terug te draaien',
  'undo.changed': 'Sindsdien gewijzigd:',
  'undo.more_one': 'en nog {{count}}',
  'undo.more_other': 'en nog {{count}}',
  'undo.empty': 'Niets om terug te draaien',
  'undo.emptyText':
    'Wie een menu opslaat, pagina’s verplaatst, teksten vervangt of doorverwijzingen importeert, vindt dat hier terug.',

  G_72: 'Deze wijziging is niet meer terug te draaien.',
  G_73: 'Deze wijziging is al teruggedraaid.',
  G_74: 'Hiervan is sindsdien iets gewijzigd, zodat het niet terug te draaien is.',

  'Take a change back': 'Een wijziging terugdraaien',
  'Change of the structure': 'Wijziging in de structuur',
};
