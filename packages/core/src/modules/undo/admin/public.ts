import type { MessageLoader } from '#admin/messages/use-messages.ts';

export { useTakeBack } from './use-take-back.ts';

/** The words of `useTakeBack`. */
export const undoLoaders: readonly MessageLoader[] = [() => import('./undo.messages.ts')];
