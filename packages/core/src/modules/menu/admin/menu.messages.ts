/** Messages of the menu structure. */
export const menuMessages = {
  'structure.noMenu': 'There is no menu to change',
  'structure.noMenuText': 'The menus of this site belong to its theme. They become editable here with a later version.',
} as const;

declare module '../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly menuMessages: typeof menuMessages;
  }
}
