import { createChannel } from '#admin/ui/store/create-channel.ts';

const asked = createChannel();

/** Asks for what leads to a publication, from the command palette. */
export const askToPublish = asked.tell;

/** Called by the part that shows it. Returns what ends it. */
export const onPublishAsked = asked.subscribe;
