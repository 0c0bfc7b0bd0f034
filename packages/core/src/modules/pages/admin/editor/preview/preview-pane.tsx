import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useApp, useFailureTexts } from '../../../../../admin/shell/app-context.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { BareButton } from '../../../../../admin/ui/controls/bare-button.tsx';
import { SegmentedControl } from '../../../../../admin/ui/controls/segmented-control.tsx';
import { Skeleton } from '../../../../../admin/ui/layout/skeleton.tsx';
import { useStore } from '../../../../../admin/ui/store/use-store.ts';
import { useEditorContext } from '../editor-context.ts';
import { focusFirstField, focusRow } from '../focus.ts';
import { blockName } from '../registry.ts';
import { createPreview } from './create-preview.ts';
import type { Preview } from './create-preview.ts';
import { previewWidths } from './preview-choice.ts';
import type { PreviewDevice } from './preview-choice.ts';

export interface PreviewPaneProps {
  readonly device: PreviewDevice;
  readonly onDevice: (device: PreviewDevice) => void;
}

/** The preview of the page at hand, for as long as this component stands. */
function usePreview(): Preview {
  const t = useText();
  const { client } = useApp();
  const { store, saver, registry, isReadOnly } = useEditorContext();
  return useMemo(
    () =>
      createPreview({
        client,
        store,
        versionID: () => saver.get().pageVersionID,
        nameOf: (type) => blockName(registry, type),
        notes: { failed: t('preview.blockFailed'), unknown: t('preview.blockUnknown') },
        onPick({ key, isKept }) {
          store.dispatch({ type: 'select', key });
          if (isKept) return;
          if (isReadOnly) focusRow(key);
          else focusFirstField(key);
        },
        onLeave: () => focusRow(store.get().selected),
        onShortcut: ({ type: _type, ...keys }) =>
          window.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })),
      }),
    [client, store, saver, registry, isReadOnly, t],
  );
}

/** The room that an element has, in pixels. */
function useRoom(): readonly [React.RefObject<HTMLDivElement | null>, { readonly width: number; readonly height: number }] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

/** What hinders the preview, in words; nothing while it is as it should be. */
function PreviewNote({ preview }: { readonly preview: Preview }): ReactElement | null {
  const t = useText();
  const textsOf = useFailureTexts();
  const state = useStore(preview);
  if (state.kind !== 'waiting') return null;
  const isOffline = state.failure.status === 0;
  return (
    <div className="lc-preview__note" role="status">
      <WifiOff className="lc-icon" aria-hidden="true" />
      <p>{isOffline ? t('preview.offline') : t('preview.waiting', { reason: textsOf(state.failure).join(' ') })}</p>
      <BareButton size="small" onPress={preview.retry}>
        {t('preview.retry')}
      </BareButton>
    </div>
  );
}

/** The page as visitors would see it, beside its outline and its fields. */
export default function PreviewPane({ device, onDevice }: PreviewPaneProps): ReactElement {
  const t = useText();
  const { session } = useApp();
  const { page } = useEditorContext();
  const preview = usePreview();
  const { kind } = useStore(preview);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, room] = useRoom();
  const width = previewWidths[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);

  useEffect(() => (frame.current ? preview.open(frame.current) : undefined), [preview]);
  useEffect(() => preview.scale(scale), [preview, scale]);
  useEffect(() => session.onResume(preview.retry), [session, preview]);
  useEffect(() => {
    window.addEventListener('online', preview.retry);
    return () => window.removeEventListener('online', preview.retry);
  }, [preview]);

  const percent = Math.round(scale * 100);
  return (
    <section className="lc-preview" aria-label={t('panel.preview')} data-state={kind}>
      <header className="lc-preview__bar">
        <SegmentedControl
          size="small"
          label={t('preview.width')}
          isLabelHidden
          value={device}
          options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChange={onDevice}
        />
        <span className="lc-quiet lc-num">
          {percent < 100 ? t('preview.scaled', { width, percent }) : t('preview.pixels', { width })}
        </span>
        <span className="lc-preview__state lc-quiet">{kind === 'drawing' && t('preview.drawing')}</span>
      </header>
      <PreviewNote preview={preview} />
      <div className="lc-preview__stage" ref={stage}>
        {kind === 'loading' && <Skeleton lines={10} label={t('preview.loading')} />}
        {kind === 'failed' && (
          <div className="lc-preview__failed" role="alert">
            <p className="lc-preview__failed-title">{t('preview.failed')}</p>
            <p className="lc-quiet">{t('preview.failedText')}</p>
            <BareButton icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={preview.retry}>
              {t('preview.retry')}
            </BareButton>
          </div>
        )}
        <iframe
          ref={frame}
          className="lc-preview__frame"
          title={t('preview.frame')}
          lang={page.locale}
          sandbox="allow-scripts"
          hidden={kind === 'failed'}
          style={{
            inlineSize: width,
            blockSize: room.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            marginInlineStart: Math.max(0, (room.width - width) / 2),
          }}
        />
      </div>
    </section>
  );
}
