export default {
  'nav.menuStructure': 'Structure du menu',

  'structure.noMenu': 'Aucun menu à modifier',
  'structure.noMenuText':
    'Les menus de ce site font partie de son thème. Ils seront modifiables ici dans une version ultérieure.',

  'Manage the menu structure': 'Gérer la structure du menu',
} satisfies Readonly<Record<string, string>>;
