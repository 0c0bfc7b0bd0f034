import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { menuReader } from '#server/site/menu-reader.ts';
import { menuUndo } from './commands/save-menu.command.ts';
import { createMenuReader } from './create-menu-reader.ts';
import { MenuVersion } from './menu-version.entity.ts';
import { menuRoutes } from './menu.routes.ts';
import { migrations } from './migrations/index.ts';

/** The server entry of menus. */
export default defineModuleServer({
  routes: menuRoutes,
  entities: [MenuVersion],
  migrations,
  undo: { 'menu.save': menuUndo, 'menu.restore': menuUndo },
  services: [provide(menuReader, createMenuReader)],
});
