/** One entry of an error catalogue: the HTTP status it is answered with and the text a person reads. */
export interface ErrorEntry {
  readonly status: number;
  /** `{property}` is replaced by the label of the field. A text without it is read after the label. */
  readonly text: string;
}

/** One failure as the API reports it. `property` is a path such as `blocks.k3.title`; absent when it concerns the whole call. */
export interface FieldError {
  readonly property?: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The error codes that every part of the product may raise; a module or plugin adds its own in its manifest. Codes G_02 and later are Lectern's own. */
export const generalErrors = {
  G_01: { status: 500, text: 'Something went wrong, please try again later.' },
  G_02: { status: 403, text: 'Your session has expired. Reload the page and try again.' },
  G_03: { status: 409, text: 'This was changed by someone else in the meantime. Reload it to continue.' },
  G_04: { status: 404, text: 'This address does not exist.' },
  G_05: { status: 415, text: 'This kind of content is not accepted here.' },
  G_06: { status: 413, text: 'This is too large.' },
  G_07: { status: 401, text: 'Log in to continue.' },
  G_08: { status: 400, text: 'The request could not be read.' },
  G_09: { status: 503, text: 'The service is not available at the moment. Try again in a minute.' },
  G_10: { status: 405, text: 'This method is not allowed here.' },
  G_14: { status: 507, text: 'The server has no room left to store this file. Tell the administrator of the site.' },
  G_18: { status: 429, text: 'This was asked for too often. Try again later.' },
  G_21: { status: 400, text: 'was made by a newer version than this site runs, and can only stay as it is stored.' },
  V_01: { status: 400, text: 'The {property} field is required.' },
  V_02: { status: 400, text: 'must contain a valid email address.' },
  V_04: { status: 400, text: 'The token is not valid.' },
  V_05: { status: 400, text: 'The token is not valid or is expired.' },
  V_06: { status: 409, text: 'already exists.' },
  V_07: { status: 400, text: 'This operation cannot be executed.' },
  V_09: { status: 400, text: 'must contain at least 1 uppercase character and 1 special character.' },
  V_10: { status: 400, text: 'must be longer than 8 characters.' },
  V_11: { status: 400, text: 'must be less than 255 characters.' },
  V_12: { status: 400, text: 'is not valid.' },
  V_13: { status: 400, text: 'is not a valid URL.' },
  V_14: { status: 400, text: 'exceeds the character limit.' },
  V_15: { status: 400, text: 'is not valid HTML.' },
  V_16: { status: 400, text: 'must be at least 1 character long.' },
  V_17: { status: 400, text: 'must contain a file.' },
  UM_01: { status: 403, text: 'You are not authorized to do this action.' },
} as const satisfies Record<string, ErrorEntry>;

export type GeneralErrorCode = keyof typeof generalErrors;

/**
 * The text of a code, with the label of its field in it.
 * A text that does not name the field follows the label, as in "Slug already exists."; a code that nobody
 * declared reads "Error (code: X)".
 */
export function errorText(catalogue: Readonly<Record<string, Pick<ErrorEntry, 'text'>>>, code: string, label?: string): string {
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (!entry) return `Error (code: ${code})`;
  if (entry.text.includes('{property}')) return entry.text.replace('{property}', label ?? '').replace(/ {2,}/g, ' ');
  const isSentence = /^\p{Lu}/u.test(entry.text);
  return isSentence || !label ? entry.text : `${label} ${entry.text}`;
}

/** Errors of one refusal that are told: more help nobody, and an answer may be no many times as long as its call. */
const mostErrors = 100;

/**
 * A refusal with codes of the catalogue. Recognised by `isLecternError`, never by `instanceof`, so that it
 * survives two copies of a package.
 */
export class LecternError extends Error {
  readonly isLecternError = true;
  /** The first hundred of them. */
  readonly errors: readonly FieldError[];
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** JSON that tells how to go on, such as free times; answered as `data`. Nothing that the caller may not read. */
  readonly data: object | undefined;

  constructor(
    errors: FieldError | readonly FieldError[],
    options: { readonly retryAfter?: number; readonly data?: object; readonly cause?: unknown } = {},
  ) {
    const list = Array.isArray(errors) ? (errors as readonly FieldError[]).slice(0, mostErrors) : [errors as FieldError];
    super(list.map((error) => (error.property ? `${error.code} at ${error.property}` : error.code)).join(', '), {
      cause: options.cause,
    });
    this.name = 'LecternError';
    this.errors = list;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
  }
}

/** True for a `LecternError` of any copy of this package. */
export function isLecternError(value: unknown): value is LecternError {
  return typeof value === 'object' && value !== null && (value as { isLecternError?: unknown }).isLecternError === true;
}

/** A manifest, as far as its codes go. */
export interface WithErrors {
  readonly errors?: Readonly<Record<string, ErrorEntry>>;
}

/** The codes that a manifest declares. */
export type ErrorCodeOf<M extends WithErrors> = M extends { readonly errors: infer Errors extends object }
  ? Extract<keyof Errors, string>
  : never;
