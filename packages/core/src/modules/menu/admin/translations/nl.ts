export default {
  'nav.menuStructure': 'Menustructuur',

  'structure.noMenu': 'Er is geen menu om te wijzigen',
  'structure.noMenuText': 'De menu’s van deze site horen bij het thema. In een latere versie zijn ze hier te bewerken.',

  'Manage the menu structure': 'De menustructuur beheren',
} satisfies Readonly<Record<string, string>>;
