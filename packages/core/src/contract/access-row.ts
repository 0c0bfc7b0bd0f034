/** The access of a route: `public`, `signed-in`, a permission, or several of which any will do, or `signedLink(…)`. */
export type AccessRow = string | readonly string[];

/** Rows by the names of routes: `POST /page/create`. */
export type AccessRows = Readonly<Record<string, AccessRow>>;
