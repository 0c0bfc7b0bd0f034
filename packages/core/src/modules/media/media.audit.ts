import type { AuditWords } from '../../contract/audit-words.ts';

/** Words for what the audit log holds of the media library. */
export const mediaAudit = {
  actions: {
    'media.add-file': 'Upload a file',
    'media.add-video': 'Add a video',
    'media.create-dir': 'Create a folder',
    'media.delete': 'Move to the trash',
    'media.edit-directory': 'Change who sees a folder',
    'media.edit-file': 'Change a file',
    'media.empty-trash': 'Empty the trash',
    'media.move': 'Move',
    'media.move-directory': 'Move a folder',
    'media.purge': 'Delete for good',
    'media.put-back': 'Put back what was replaced',
    'media.replace-file': 'Replace a file',
    'media.restore': 'Restore from the trash',
  },
  subjects: {
    'media-file': 'File',
    'media-folder': 'Folder',
  },
  fields: {
    defaultAltText: 'Alternative text',
    defaultAltTexts: 'Alternative texts in other languages',
    fileName: 'File name',
    focalX: 'Focal point',
    focalY: 'Focal point',
    path: 'Folder',
    posterFileID: 'Still image',
    replaced: 'Replaced file',
    restored: 'Restored file',
    roles: 'Seen by',
    shared: 'Shared',
  },
} satisfies AuditWords;
