import { defineServiceKey } from './service.ts';

/** A user as plugins know one: no address, no role, no rights. */
export interface NamedUser {
  readonly id: number;
  readonly name: string;
}

/** Reads users for plugins, so that what names one names one who is there. */
export interface UserReader {
  /**
   * The user with this number whose account is activated; undefined where there is none. `em` is the manager of the command
   * that asks, whose transaction it reads in, or one of the application's own.
   */
  find(em: object, id: number): Promise<NamedUser | undefined>;
}

export const userReader = defineServiceKey<UserReader>('kernel/user-reader');
