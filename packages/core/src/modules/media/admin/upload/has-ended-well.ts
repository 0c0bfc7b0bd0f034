import type { UploadEntry } from './upload-queue.ts';

/** Whether everything in the list of uploads arrived or was given up: there is nothing left to be read or done about it. */
export const hasEndedWell = (entries: readonly UploadEntry[]): boolean =>
  entries.length > 0 && entries.every(({ state }) => state === 'done' || state === 'cancelled');
