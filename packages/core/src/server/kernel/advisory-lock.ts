import { createHash } from 'node:crypto';

/**
 * The number of an advisory lock of PostgreSQL, made of its name, `{owner}/{what}`: all share one space of numbers, in
 * which two that were chosen by hand have met before. 48 bits, so that it is exact as a number.
 */
export const advisoryLock = (name: string): number => createHash('sha256').update(name).digest().readUIntBE(0, 6);
