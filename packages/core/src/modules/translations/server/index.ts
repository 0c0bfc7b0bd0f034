import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { translationKeeper } from '../../pages/server/public.ts';
import { migrations } from './migrations/index.ts';
import { createTranslationKeeper } from './translation-keeper.ts';
import { translationRoutes } from './translation.routes.ts';
import { writtenListener } from './written.listener.ts';

/** The server entry of translations. */
export default defineModuleServer({
  routes: translationRoutes,
  migrations,
  services: [provide(translationKeeper, createTranslationKeeper)],
  listeners: { 'notice-translations': writtenListener },
});
