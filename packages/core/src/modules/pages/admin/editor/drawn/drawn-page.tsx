import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { BareButton } from '#admin/ui/controls/bare-button.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { useStore } from '#admin/ui/store/use-store.ts';
import type { Room } from '../preview/use-room.ts';
import type { DrawnPair, Side } from './create-drawn-pair.ts';
import type { DrawnVersion } from './drawn-change.ts';

interface DrawnPageProps {
  readonly pair: DrawnPair;
  readonly side: Side;
  /** Undefined where visitors see nothing yet. */
  readonly version: DrawnVersion | undefined;
  /** Pixels in which the page is laid out, and the part of them in which it is shown. */
  readonly width: number;
  readonly scale: number;
  readonly room: Room;
}

/** A version as visitors see it, marked by what became of its blocks. */
export function DrawnPage({ pair, side, version, width, scale, room }: DrawnPageProps): ReactElement {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const kind = useStore(pair)[side];
  useEffect(() => (frame.current ? pair.open(side, frame.current) : undefined), [pair, side]);
  if (!version) return <p className="lc-drawn__nothing lc-quiet">{t('drawn.nothing')}</p>;
  return (
    <>
      {kind === 'loading' && <Skeleton lines={8} label={t('drawn.loading')} />}
      {kind === 'failed' && (
        <div className="lc-preview__failed" role="alert">
          <p className="lc-preview__failed-title">{t('drawn.failed')}</p>
          <p className="lc-quiet">{t('drawn.failedText')}</p>
          <BareButton icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={pair.retry}>
            {t('preview.retry')}
          </BareButton>
        </div>
      )}
      <iframe
        ref={frame}
        className="lc-drawn__frame"
        data-state={kind}
        title={t('drawn.frame', { version: version.label })}
        lang={version.locale}
        sandbox="allow-scripts"
        hidden={kind === 'failed'}
        style={{
          inlineSize: width,
          blockSize: room.height / scale,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInlineStart: Math.max(0, (room.width - width) / 2),
        }}
      />
    </>
  );
}
