import type { FieldError } from '../../contract/errors.ts';

/** Named lists of messages, each shown in one place. */
export const errorCollections = [
  'activate-account',
  'reset-password',
  'forgot-password',
  'login',
  'media',
  'create-page',
  'publication-requests',
  'users-overview',
  'user-settings',
  'user-profile-image',
] as const;
export type ErrorCollection = (typeof errorCollections)[number];

/** A message of a collection: a code of the catalogue, or, where an answer had none, the server's own words. */
export type CollectedError = FieldError | { readonly code: ''; readonly property?: undefined; readonly message: string };

/** An operation that needs no login. */
export type RecoveryFlow = 'forgot' | 'reset' | 'activate';
/** `store` is what one changes about oneself. */
export type UserOperation = 'create' | 'update' | 'delete' | 'store';

export interface AdminState {
  /** Undefined until the first answer. */
  readonly authenticated: boolean | undefined;
  readonly recovered: Readonly<Record<RecoveryFlow, boolean>>;
  /** Null while under way, true when it worked; false again as soon as the current user is fetched. */
  readonly operations: Readonly<Record<UserOperation, boolean | null>>;
  readonly errors: Readonly<Record<ErrorCollection, readonly CollectedError[]>>;
}

export const initialState: AdminState = {
  authenticated: undefined,
  recovered: { forgot: false, reset: false, activate: false },
  operations: { create: false, update: false, delete: false, store: false },
  errors: Object.fromEntries(errorCollections.map((name) => [name, []])) as unknown as AdminState['errors'],
};
