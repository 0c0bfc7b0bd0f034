import { defineModuleServer } from '#server/define-server.ts';
import { commentsRoutes } from './comments.routes.ts';
import { mentionMail } from './mails/mention.mail.ts';
import { migrations } from './migrations/index.ts';
import { commentsPersonalData } from './personal-data.ts';

/** The server entry of comments. */
export default defineModuleServer({
  routes: commentsRoutes,
  migrations,
  mails: [mentionMail],
  personalData: commentsPersonalData,
});
