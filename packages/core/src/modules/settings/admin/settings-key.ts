/** Under which the answers about settings are kept. */
export const settingsKey = ['site-settings'] as const;
