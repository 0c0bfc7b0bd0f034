/** The address by which a telephone number is called: its digits, and the plus sign before those of a country. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/\(0\)|[^\d+]/g, '')}`;
