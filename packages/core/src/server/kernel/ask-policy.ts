import { LecternError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { can } from './policy.ts';
import type { ContentSubject } from './policy.ts';

/** The questions that a command asks the policy about its actor. */
export interface PolicyQuestions {
  /** Refuses with UM_01 unless the actor holds the permission for this very subject. Every command calls it. */
  authorize(permission: string, subject?: ContentSubject): void;
  /** States that this command is open to whoever calls it, and why. */
  allowEveryone(reason: string): void;
}

/** A part of a command that may do nothing before it asked the policy. */
interface PolicyCheck extends PolicyQuestions {
  /** Throws, with what the part was about to do, unless the policy was asked. */
  assertAsked(what: string): void;
}

/** Watches over a part of a command: a forgotten check fails at once, and not in a review. */
export function askPolicy(actor: Actor): PolicyCheck {
  let isAsked = false;
  return {
    authorize(permission, subject) {
      if (!can(actor, permission, subject)) throw new LecternError({ code: 'UM_01' });
      isAsked = true;
    },
    allowEveryone() {
      isAsked = true;
    },
    assertAsked(what) {
      if (!isAsked) throw new Error(`${what} without a check of the policy.`);
    },
  };
}
