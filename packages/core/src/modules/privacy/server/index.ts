import * as z from 'zod';
import { defineModuleServer } from '#server/define-server.ts';
import { route } from '#server/http/route.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import { privacyCalls } from '../privacy.calls.ts';
import { erasePerson } from './commands/erase-person.command.ts';
import { exportPerson } from './commands/export-person.command.ts';
import { erasePersonsAgain } from './erase-again.ts';

/** The server entry of personal data. */
export default defineModuleServer({
  watchRestore:
    async ({ environment, madeAt }) =>
    async () => {
      const erased = openErasureLog(environment).noteRestore(madeAt);
      return erased > 0
        ? [`${erased} persons or publications that were erased since the backup are erased again at the next start.`]
        : [];
    },
  startUp: { beforeListening: erasePersonsAgain },
  routes: [
    route(privacyCalls.export, async ({ run, body }) => {
      const { person, parts } = await run(exportPerson, body);
      return {
        data: {
          person: { email: person.email, userID: person.userID ?? null },
          // A part that is no JSON would be lost in writing the answer, without a word.
          parts: parts.map((part) => ({ ...part, data: z.json().parse(part.data) })),
        },
      };
    }),
    route(privacyCalls.erase, async ({ run, body }) => ({ data: { parts: await run(erasePerson, body) } })),
  ],
});
