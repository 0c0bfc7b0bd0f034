import { createChannel } from '#admin/ui/store/create-channel.ts';

const asks = createChannel<string>();

/** Asks where the block with a key shall go. */
export const askWhere = asks.tell;

/** Called by the dialogs of the editor. Returns what ends it. */
export const onAskWhere = asks.subscribe;
