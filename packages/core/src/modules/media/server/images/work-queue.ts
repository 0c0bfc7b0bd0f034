import PQueue from 'p-queue';
import { LecternError } from '#contract/errors.ts';

/**
 * Who waits for a piece of work. `change`: an editor whose change goes no further without it. `visitor`: somebody on the
 * site. `preparation`: nobody yet; one after another, so that a visitor finds a free place. `improvement`: nobody, because
 * something stands in for it; as preparations, and when none of those waits. `preview`: somebody who looks around in the
 * admin, which is done for each person one after another.
 */
type Asker =
  | { readonly for: 'change' | 'visitor' | 'preparation' | 'improvement' }
  | { readonly for: 'preview'; readonly person: number | string };

export const forChange: Asker = { for: 'change' };
export const forVisitor: Asker = { for: 'visitor' };
export const forPreparation: Asker = { for: 'preparation' };
export const forImprovement: Asker = { for: 'improvement' };
export const forPreviewOf = (person: number | string): Asker => ({ for: 'preview', person });
export type { Asker };

/** Runs heavy work, a few pieces at once. */
export interface WorkQueue {
  /**
   * Runs the work when its turn comes: that of changes first, then that of visitors, preparations, improvements, previews. What it needs in
   * memory it reads itself, so that waiting costs none. Refuses with G_09 where too much waits, and with G_18 where too much
   * of one person does; changes wait as long as they must.
   */
  run<Result>(work: () => Promise<Result>, asker?: Asker): Promise<Result>;
}

interface Limits {
  /** Pieces that run together. */
  readonly atOnce: number;
  /** Pieces that may wait. */
  readonly waiting: number;
  /** Previews of one person that may wait. */
  readonly waitingOfPerson?: number;
}

const priorities = { change: 4, visitor: 3, preparation: 2, improvement: 1, preview: 0 } as const;
const preparations = 'preparations';
/** Seconds after which somebody who was refused may ask again. */
const retryAfter = 5;

/** Makes a queue for heavy work. */
export function createWorkQueue({ atOnce, waiting, waitingOfPerson = Infinity }: Limits): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  /** Preparations with improvements, and the previews of each person who waits for some: one of each at a time in the common queue. */
  const lines = new Map<number | string, PQueue>();

  const enter = async <Result>(work: () => Promise<Result>, kind: Asker['for']): Promise<Result> => {
    const mustWait = queue.pending >= atOnce;
    if (kind !== 'change' && mustWait && queue.size >= waiting) throw new LecternError({ code: 'G_09' }, { retryAfter });
    return queue.add(work, { priority: priorities[kind] });
  };
  const lineOf = (owner: number | string): PQueue => {
    const known = lines.get(owner);
    if (known) return known;
    const line = new PQueue({ concurrency: 1 });
    line.on('idle', () => lines.delete(owner));
    lines.set(owner, line);
    return line;
  };
  return {
    async run(work, asker = forVisitor) {
      if (asker.for === 'preparation' || asker.for === 'improvement') {
        const line = lineOf(preparations);
        if (line.size >= waiting) throw new LecternError({ code: 'G_09' }, { retryAfter });
        return line.add(() => enter(work, asker.for), { priority: priorities[asker.for] });
      }
      if (asker.for !== 'preview') return enter(work, asker.for);
      const line = lineOf(asker.person);
      if (line.size >= waitingOfPerson) throw new LecternError({ code: 'G_18' }, { retryAfter });
      return line.add(() => enter(work, 'preview'));
    },
  };
}
