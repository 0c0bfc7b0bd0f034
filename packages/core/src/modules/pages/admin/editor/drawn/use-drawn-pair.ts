import { useEffect, useMemo, useRef } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { createDrawnPair } from './create-drawn-pair.ts';
import type { DrawnPair, DrawnPairOptions } from './create-drawn-pair.ts';
import { changeSigns } from './drawn-change.ts';
import type { DrawnChange, DrawnVersion } from './drawn-change.ts';

export interface ComparedPair {
  /** Undefined where visitors see nothing yet. */
  readonly before: DrawnVersion | undefined;
  readonly after: DrawnVersion;
  /** Keys of all blocks of both, in the order of the later one. */
  readonly order: readonly string[];
  /** In that order. */
  readonly changes: readonly DrawnChange[];
}

type Facts = Pick<DrawnPairOptions, 'order' | 'marks' | 'hasWords'> & { readonly before?: string; readonly after: string };

/** Two versions in two frames. They are loaded anew only where another version, or another change, is shown. */
export function useDrawnPair(
  { before, after, order, changes }: ComparedPair,
  on: { readonly pick: (key: string) => void; readonly step: (by: 1 | -1) => void },
): DrawnPair {
  const t = useText();
  const { client } = useApp();
  const listener = useRef(on);
  useEffect(() => {
    listener.current = on;
  });
  const wanted = {
    ...(before ? { before: before.versionID } : {}),
    after: after.versionID,
    hasWords: before?.locale === after.locale,
    order,
    marks: changes.map(({ key, kind }) => ({ key, kind, label: `${changeSigns[kind]} ${t(`drawn.kind.${kind}`)}` })),
  };
  const facts = JSON.stringify(wanted);
  return useMemo(() => {
    const { before: earlier, after: later, ...rest } = JSON.parse(facts) as Facts;
    return createDrawnPair({
      ...rest,
      client,
      versions: { before: earlier, after: later },
      notes: { failed: t('preview.blockFailed'), unknown: t('preview.blockUnknown'), empty: t('preview.blockEmpty') },
      onPick: (key) => listener.current.pick(key),
      onStep: (by) => listener.current.step(by),
    });
  }, [client, facts, t]);
}
