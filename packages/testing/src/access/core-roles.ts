/** The grants of the roles of the first start, as they were decided; `*` is everything. A role that is missing here fails. */
export const coreRoles: Readonly<Record<string, readonly string[] | '*'>> = {
  Administrator: '*',
  Publisher: [
    'view-page',
    'create-page',
    'edit-page',
    'publish-page',
    'review-publication',
    'waive-checks',
    'delete-page',
    'manage-media',
    'manage-menu',
    'manage-glossary',
  ],
  // Of pages that they made themselves and that were never live.
  Editor: ['view-page', 'create-page', 'edit-page', 'delete-page', 'manage-media'],
  Translator: ['view-page', 'create-page', 'edit-page'],
  Viewer: ['view-page'],
};
