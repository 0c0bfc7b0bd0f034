const day = 86_400_000;

/** The day that lies so many days later, or earlier; both as `2026-11-27`. */
export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;
