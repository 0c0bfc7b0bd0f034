export { knownMenus } from './known-menus.ts';
export { replaceInMenus } from './replace-in-menus.ts';
export { saveMenu } from './commands/save-menu.command.ts';
