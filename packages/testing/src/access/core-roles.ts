/** The grants of the roles of the first start, as they were decided; `*` is everything. A role that is missing here fails. */
export const coreRoles: Readonly<Record<string, readonly string[] | '*'>> = {
  Administrator: '*',
  Publisher: ['create-page', 'edit-page', 'publish-page', 'review-publication', 'delete-page', 'manage-media', 'manage-menu'],
  Editor: ['create-page', 'edit-page', 'manage-media'],
  Translator: ['edit-page'],
  Viewer: [],
};

/** Routes for whoever is signed in that nevertheless want one of several permissions. */
export const coreAlternatives: Readonly<Record<string, readonly string[]>> = {
  'GET /role/list': ['manage-roles', 'manage-users'],
};
