import { defineServiceKey } from '#server/kernel/service.ts';
import { createWorkQueue } from '#modules/media/server/public.ts';
import type { WorkQueue } from '#modules/media/server/public.ts';

/** The line for drawing drafts: visitors wait for few of them at most, and nobody's drafts keep another's waiting. */
export const previewQueue = defineServiceKey<WorkQueue>('pages/preview-queue');

/** Drafts that are drawn at once, each of another person: most of the time they wait for the database. */
const atOnce = 4;
/** Drafts that may wait, and those of one person: their tabs, each of which asks for one at a time. */
const waiting = 100;
const waitingOfPerson = 8;

export const createPreviewQueue = (): WorkQueue => createWorkQueue({ atOnce, waiting, waitingOfPerson });
