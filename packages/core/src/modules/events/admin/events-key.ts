/** The key under which the shell keeps what it read of events. */
export const eventsKey = ['events'] as const;
