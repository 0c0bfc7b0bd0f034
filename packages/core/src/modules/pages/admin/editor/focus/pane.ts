import { createChannel } from '#admin/ui/store/create-channel.ts';

/** The parts of the workbench. Where there is room they stand beside each other; on a small screen one shows at a time. */
export type Pane = 'outline' | 'fields' | 'page' | 'preview';

const reveals = createChannel<Pane>();

/** Brings a part of the workbench to the front, where only one shows. */
export const revealPane = reveals.tell;

/** Called by the workbench. Returns what ends it. */
export const onRevealPane = reveals.subscribe;
