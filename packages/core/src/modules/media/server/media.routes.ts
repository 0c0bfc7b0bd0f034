import * as z from 'zod';
import { fail } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import { can } from '../../../server/kernel/policy.ts';
import { addFile } from './commands/add-file.command.ts';
import { canonicalFolder } from './media-path.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';

/** Bytes of one file: 100 MB. */
const maxFileSize = 100 * 1024 * 1024;

export const mediaRoutes = [
  defineRoute({
    method: 'POST',
    path: '/medialib/add-file',
    access: 'manage-media',
    summary: 'Puts a file into a folder of the library.',
    body: z.strictObject({ path: z.string().max(1000, 'V_14').default('/') }),
    multipart: { fileField: 'f', maxSize: maxFileSize, tooLarge: 'ML_01' },
    run: async ({ run, body, file }) => ({ data: await run(addFile, { path: body.path, file }) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/medialib/get-dir',
    access: 'signed-in',
    summary: 'The files and folders in a folder.',
    body: z.strictObject({ path: z.string().max(1000, 'V_14').default('/') }),
    async run({ app, actor, body }) {
      const folder = canonicalFolder(body.path) ?? fail('V_12', 'path');
      const files = await app.orm.em.fork().find(MediaFile, { path: folder, deletedAt: null }, { orderBy: { fileName: 'asc' } });
      const below = folder === '/' ? '/' : `${folder}/`;
      const { rows } = await app.pool.query<{ name: string }>(
        `select distinct split_part(substr(path, length($1) + 1), '/', 1) as name from lectern_media_file
         where left(path, length($1)) = $1 and path <> '/' and deleted_at is null order by name`,
        [below],
      );
      return {
        data: {
          path: folder,
          folders: rows.map(({ name }) => ({ folderName: name, path: below + name })),
          files: files.map((file) => presentFile(file, { manage: can(actor, 'manage-media') })),
        },
      };
    },
  }),
];
