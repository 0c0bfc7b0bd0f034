import { usePublishing } from '#modules/pages/admin/editor/public.ts';

interface Outcome {
  readonly onDone: () => void;
  readonly onProblems: () => void;
}

/** Publishes what stands in the editor. What is wrong with it stays where one can read it. */
export function usePublish({ onDone, onProblems }: Outcome) {
  const { publish, pending } = usePublishing();
  return {
    isPending: pending === 'publish',
    async publish(): Promise<void> {
      if ((await publish()) === 'problems') onProblems();
      else onDone();
    },
  };
}
