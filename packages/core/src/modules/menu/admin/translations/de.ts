export default {
  'nav.menuStructure': 'Menüstruktur',

  'structure.noMenu': 'Es gibt kein Menü zu ändern',
  'structure.noMenuText':
    'Die Menüs dieser Website gehören zu ihrem Theme. Mit einer späteren Version lassen sie sich hier bearbeiten.',

  'Manage the menu structure': 'Menüstruktur verwalten',
} satisfies Readonly<Record<string, string>>;
