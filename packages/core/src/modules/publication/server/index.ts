import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { requestKeeper } from '../../pages/server/public.ts';
import { createRequestKeeper } from './end-request.ts';
import { decidedMail } from './mails/decided.mail.ts';
import { requestedMail } from './mails/requested.mail.ts';
import { migrations } from './migrations/index.ts';
import { PublicationRequest } from './publication-request.entity.ts';
import { publicationRoutes } from './publication.routes.ts';

/** The server entry of publication requests. */
export default defineModuleServer({
  routes: publicationRoutes,
  entities: [PublicationRequest],
  migrations,
  services: [provide(requestKeeper, createRequestKeeper)],
  mails: [requestedMail, decidedMail],
});
