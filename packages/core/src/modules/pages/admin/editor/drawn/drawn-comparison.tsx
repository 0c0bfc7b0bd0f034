import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useStore } from '#admin/ui/store/use-store.ts';
import { previewWidths } from '../preview/preview-choice.ts';
import type { PreviewDevice } from '../preview/preview-choice.ts';
import { useRoom } from '../preview/use-room.ts';
import { ChangeList } from './change-list.tsx';
import { ComparisonBar } from './comparison-bar.tsx';
import { sides } from './create-drawn-pair.ts';
import { DrawnPage } from './drawn-page.tsx';
import { useChangeKeys } from './use-change-keys.ts';
import { useDrawnPair } from './use-drawn-pair.ts';
import type { ComparedPair } from './use-drawn-pair.ts';

/** Pixels from which on a page is laid out as on a tablet. */
const roomOfTablet = 480;

/** Both versions as visitors see them, scrolled together, with every block that differs marked and led to. */
export function DrawnComparison(props: ComparedPair): ReactElement {
  const { before, after, changes } = props;
  const t = useText();
  const [current, setCurrent] = useState<string>();
  const [chosen, setChosen] = useState<PreviewDevice>();
  const [stage, room] = useRoom();
  const device = chosen ?? (room.width < roomOfTablet ? 'phone' : 'tablet');
  const width = previewWidths[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const index = changes.findIndex(({ key }) => key === current);

  function show(key: string): void {
    const at = changes.findIndex((change) => change.key === key);
    const change = changes[at];
    if (!change) return;
    setCurrent(key);
    pair.show(key);
    document.getElementById(`drawn-change-${key}`)?.scrollIntoView({ block: 'nearest' });
    const kind = t(`drawn.kind.${change.kind}`);
    announce(t('drawn.said', { number: at + 1, total: changes.length, kind, name: change.name }));
  }
  function step(by: 1 | -1): void {
    const first = by === 1 ? 0 : changes.length - 1;
    const next = changes[index < 0 ? first : (index + by + changes.length) % changes.length];
    if (next) show(next.key);
  }
  const pair = useDrawnPair(props, { pick: show, step });
  const { equal, summaries } = useStore(pair);
  useEffect(() => pair.scale(scale), [pair, scale]);
  useChangeKeys(step);

  return (
    <section className="lc-drawn" aria-label={t('drawn.title')}>
      <ComparisonBar device={device} onDevice={setChosen} index={index} total={changes.length} onStep={step} />
      <div className="lc-drawn__body">
        {changes.length > 0 && (
          <ChangeList changes={changes} equal={equal} summaries={summaries} current={current} onChoose={show} />
        )}
        <div className="lc-drawn__pages">
          {sides.map((side) => {
            const version = side === 'before' ? before : after;
            return (
              <figure key={side} className="lc-drawn__page">
                <figcaption className="lc-drawn__label">{version?.label ?? t('drawn.before')}</figcaption>
                <div className="lc-drawn__stage" ref={side === 'after' ? stage : undefined}>
                  <DrawnPage pair={pair} side={side} version={version} width={width} scale={scale} room={room} />
                </div>
              </figure>
            );
          })}
        </div>
      </div>
      {index >= 0 && (
        <div className="lc-drawn__detail" role="group" aria-label={t('drawn.detail')}>
          {changes[index]?.detail}
        </div>
      )}
    </section>
  );
}
