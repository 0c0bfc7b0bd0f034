import type { Queryable } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import { defineServiceKey } from './service.ts';

/** The port through which the kernel asks what somebody may do at this moment. */
export interface ActorReader {
  /**
   * The actor as the database has them: who acts in a session holds what their role grants now. G_07 where the session
   * has ended or the user is gone. Takes no lock, and no statement for who is no user.
   */
  read(database: Queryable, actor: Actor): Promise<Actor>;
}

export const actorReader = defineServiceKey<ActorReader>('kernel/actor-reader');
