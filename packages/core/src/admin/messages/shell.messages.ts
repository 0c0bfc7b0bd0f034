/** Messages of the shell, all of the first download. */
export const shellMessages = {
  'app.skip': 'Skip to the content',
  'app.notFound.title': 'This screen does not exist',
  'app.notFound.text': 'The address may be mistyped, or the screen belongs to a plugin that is no longer installed.',
  'app.notFound.action': 'Go to the page overview',
  'failure.again_one': 'It is possible again in {{count}} minute.',
  'failure.again_other': 'It is possible again in {{count}} minutes.',
  'app.failed.title': 'This screen could not be shown',
  'app.failed.text': 'Your work on other screens is not affected. Load it again; if it keeps failing, tell your administrator.',

  'nav.label': 'Main navigation',
  'nav.open': 'Open the menu',
  'nav.close': 'Close the menu',
  'nav.site': 'View the site',
  'nav.group.site': 'Site structure',
  'nav.group.plugins': 'Plugins',
  'nav.group.administration': 'Administration',
  'nav.find': 'Find or do',
  'nav.group.pages': 'Pages',
  'nav.group.general': 'General',
  'nav.dashboard': 'Dashboard',
  'nav.fold': 'Fold the navigation',
  'nav.unfold': 'Unfold the navigation',
  'nav.logOut': 'Log Out',

  'logout.title': 'Log out',
  'logout.message': 'Do you want to log out of the CMS?',
  'logout.unsaved': 'There are changes that are not saved yet. They are lost when you log out.',
  'logout.confirm': 'Log Out',
  'logout.failed': 'Logging out did not work.',

  'action.cancel': 'Cancel',
  'action.remove': 'Remove',
  'action.undo': 'Undo',
  'action.redo': 'Redo',
  'action.nothingToUndo': 'Nothing to undo',
  'action.nothingToRedo': 'Nothing to redo',
  'action.save': 'Save',

  'column.title': 'Title',
  'column.createdAt': 'Created',
  'column.updatedAt': 'Updated',
  'column.actions': 'Actions',
} as const;

declare module './message-key.ts' {
  interface MessageCatalogues {
    readonly shellMessages: typeof shellMessages;
  }
}
