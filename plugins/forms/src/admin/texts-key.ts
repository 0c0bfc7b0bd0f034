/** Under which the texts of forms are remembered. */
export const textsKey = ['forms', 'texts'] as const;
