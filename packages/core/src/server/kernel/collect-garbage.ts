import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectOptions {
  readonly type: 'major' | 'minor';
  readonly flavor?: 'regular' | 'last-resort';
}

type Collect = (options: CollectOptions & { readonly execution: 'sync' }) => void;

let collect: Collect | undefined;

function open(): Collect {
  setFlagsFromString('--expose-gc');
  try {
    return runInNewContext('gc') as Collect;
  } finally {
    setFlagsFromString('--no-expose-gc');
  }
}

/** Collects garbage now: what is young in about 2 ms (`minor`), all of it in below 0.1 s (`major`). */
export function collectGarbage(options: CollectOptions): void {
  collect ??= open();
  collect({ ...options, execution: 'sync' });
}
