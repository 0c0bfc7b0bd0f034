import { defineModuleServer } from '#server/define-server.ts';
import { uploadFolder } from '#server/http/upload-folder.ts';
import { provide } from '#server/kernel/service.ts';
import { mediaSigner } from '#server/site/media-signer.ts';
import { privateStore } from '../../private-files/server/public.ts';
import { addFileRoutes } from './add-file.routes.ts';
import { createImages } from './images/images.ts';
import { pageFileRoutes } from './images/page-file.routes.ts';
import { previewRoutes } from './images/preview.routes.ts';
import { readyImages } from './images/ready-images.ts';
import { sharedFileRoutes } from './images/shared-file.routes.ts';
import { MediaFile } from './media-file.entity.ts';
import { MediaFolder } from './media-folder.entity.ts';
import { mediaJobs, tidyUploads } from './media.job.ts';
import { mediaRoutes } from './media.routes.ts';
import { images, mediaStore, pageUses, uploads } from './media.services.ts';
import { migrations } from './migrations/index.ts';
import { mediaBackup, privateBackup } from './store/media-backup.ts';
import { openMediaStore } from './store/open-media-store.ts';
import { undescribedMeasure } from './undescribed.measure.ts';
import { uploadRoutes } from './upload.routes.ts';
import { createUploads } from './uploads.ts';

/** The server entry of the media library. */
export default defineModuleServer({
  routes: [...mediaRoutes, ...addFileRoutes, ...uploadRoutes, ...pageFileRoutes, ...previewRoutes, ...sharedFileRoutes],
  entities: [MediaFile, MediaFolder],
  migrations,
  jobs: mediaJobs,
  services: [
    provide(mediaStore, ({ environment }) => openMediaStore(environment.media, environment.dataDir)),
    provide(privateStore, (app) => app.service(mediaStore).privateFiles, [mediaStore]),
    provide(uploadFolder, (app) => app.service(mediaStore).temporaryDir, [mediaStore]),
    provide(uploads, (app) => createUploads({ media: app.service(mediaStore), apiPath: app.apiPath }), [mediaStore]),
    provide(images, (app) => createImages({ ...app, media: app.service(mediaStore) }), [mediaStore]),
    provide(mediaSigner, (app) => ({ sign: app.service(images).signer.sign, grant: app.service(images).grants.grant }), [images]),
  ],
  needs: [pageUses],
  middleware: [{ place: 'before-sessions', create: (app) => [readyImages(app)] }],
  auditSubjects: {
    'media-file': { table: 'lectern_media_file', name: 'file_name', folder: 'path', deletedAt: 'deleted_at' },
    'media-folder': { table: 'lectern_media_folder', name: 'path', deletedAt: 'deleted_at' },
  },
  health: { undescribed: undescribedMeasure },
  startUp: { beforeListening: (app) => tidyUploads(app) },
  checkStorage: (app) => app.service(mediaStore).check(),
  backup: [mediaBackup, privateBackup],
});
