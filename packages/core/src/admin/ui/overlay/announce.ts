import { createChannel } from '../store/create-channel.ts';

type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly message: string;
  readonly urgency: Urgency;
}

const announcements = createChannel<Announcement>();

/** Says something to people who use a screen reader. Polite waits for a pause; assertive is for errors alone. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  announcements.tell({ message, urgency });
}

/** Called by the one live region of the shell. Returns what ends it. */
export const onAnnounce = announcements.subscribe;

/** `announce`, for components of plugins. */
export const useAnnounce = (): typeof announce => announce;
