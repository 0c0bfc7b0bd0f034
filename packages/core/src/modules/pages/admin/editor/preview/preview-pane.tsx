import { Accessibility, RotateCw, WifiOff } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import type { ClickedWords } from '#contract/preview-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { BareButton } from '#admin/ui/controls/bare-button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { useStore } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusFirstField, focusRow, focusText } from '../focus/focus.ts';
import { textsOfBlock, textsOfPage } from '../find/rewrite-document.ts';
import { blockName } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { AccessPanel } from './access-panel.tsx';
import { checkButtonId, useAccessCheck } from './use-access-check.ts';
import { createPreview } from './create-preview.ts';
import type { Preview } from './create-preview.ts';
import { findClicked, shownIn } from './find-clicked.ts';
import { useCaret } from './use-caret.ts';
import { useRoom } from './use-room.ts';
import { deviceOf, previewThemes, previewWidths } from './preview-choice.ts';
import type { PreviewChoice, PreviewDevice, PreviewTheme } from './preview-choice.ts';
import { useGoTo } from '../focus/use-go-to.ts';
import { WidthHandle } from './width-handle.tsx';

const devices = ['phone', 'tablet', 'desktop'] as const;

export interface PreviewPaneProps extends Pick<PreviewChoice, 'width' | 'theme'> {
  readonly onChange: (change: Partial<PreviewChoice>) => void;
}

/** The preview of the page at hand, for as long as this component stands. */
function usePreview(): Preview {
  const t = useText();
  const { client } = useApp();
  const { store, saver, registry, page, isReadOnly } = useEditorContext();
  const goTo = useGoTo();
  /** Puts the caret into the field of the page itself that holds words. False where none does. */
  const goToWords = useCallback(
    (words: ClickedWords): boolean => {
      if (isReadOnly) return false;
      const texts = textsOfPage({ registry, type: page.type }, documentOf(store.get()));
      const place = findClicked(shownIn(texts, words), words);
      if (!place) return false;
      goTo(place.path);
      focusText(place.path, place.offset);
      return true;
    },
    [store, registry, page.type, isReadOnly, goTo],
  );
  return useMemo(
    () =>
      createPreview({
        client,
        store,
        versionID: () => saver.get().pageVersionID,
        nameOf: (type) => blockName(registry, type),
        notes: { failed: t('preview.blockFailed'), unknown: t('preview.blockUnknown'), empty: t('preview.blockEmpty') },
        onPick({ key, isKept, words }) {
          store.dispatch({ type: 'select', key });
          const block = documentOf(store.get()).blocks[key];
          const place = words && block && !isReadOnly ? findClicked(textsOfBlock(registry, block), words) : undefined;
          // The words on a button or of what opens are written somewhere too.
          if (place) return focusText(place.path, place.offset);
          // What does something by itself keeps the focus.
          if (isKept) return undefined;
          // A block may say what the page is called.
          if (words && goToWords(words)) return undefined;
          return isReadOnly ? focusRow(key) : focusFirstField(key);
        },
        onPickAround: goToWords,
        onLeave: () => focusRow(store.get().selected),
        onShortcut: ({ type: _type, ...keys }) =>
          window.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })),
      }),
    [client, store, saver, registry, goToWords, isReadOnly, t],
  );
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
export default function PreviewPane({ width, theme, onChange }: PreviewPaneProps): ReactElement {
  const t = useText();
  const { session } = useApp();
  const { page } = useEditorContext();
  const preview = usePreview();
  const { kind } = useStore(preview);
  const access = useAccessCheck(preview);
  useCaret(preview);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, room] = useRoom();
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);

  useEffect(() => (frame.current ? preview.open(frame.current) : undefined), [preview]);
  useEffect(() => preview.scale(scale), [preview, scale]);
  useEffect(() => session.onResume(preview.retry), [session, preview]);
  useEffect(() => {
    window.addEventListener('online', preview.retry);
    return () => window.removeEventListener('online', preview.retry);
  }, [preview]);

  const margin = Math.max(0, (room.width - width) / 2);
  const percent = Math.round(scale * 100);
  return (
    <section className="lc-preview" aria-label={t('panel.preview')} data-state={kind}>
      <header className="lc-preview__bar">
        <SegmentedControl<PreviewDevice | 'own'>
          size="small"
          label={t('preview.width')}
          isLabelHidden
          value={deviceOf(width) ?? 'own'}
          options={devices.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChange={(device) => onChange({ width: device === 'own' ? width : previewWidths[device] })}
        />
        <span className="lc-quiet lc-num">
          {percent < 100 ? t('preview.scaled', { width, percent }) : t('preview.pixels', { width })}
        </span>
        <Select<PreviewTheme>
          size="small"
          label={t('preview.theme')}
          isLabelHidden
          value={theme}
          options={previewThemes.map((value) => ({ value, label: t(`preview.theme.${value}`) }))}
          onChange={(next) => onChange({ theme: next })}
        />
        <span className="lc-preview__state lc-quiet">{kind === 'drawing' && t('preview.drawing')}</span>
        <IconButton
          id={checkButtonId}
          label={t('access.check')}
          icon={<Accessibility className="lc-icon" aria-hidden="true" />}
          onPress={access.check}
        />
      </header>
      <PreviewNote preview={preview} />
      {access.isOpen && (
        <AccessPanel answer={access.answer} isOutdated={access.isOutdated} onAgain={access.check} onClose={access.close} />
      )}
      <div className="lc-preview__stage">
        <div className="lc-preview__room" ref={stage}>
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
              // What a frame's element looks like is what its page is told that its visitor prefers.
              colorScheme: theme === 'system' ? 'light dark' : theme,
              inlineSize: width,
              blockSize: room.height / scale,
              transform: scale < 1 ? `scale(${scale})` : undefined,
              marginInlineStart: margin,
            }}
          />
          {kind !== 'failed' && (
            <WidthHandle
              width={width}
              scale={scale}
              isCentred={width < room.width}
              at={margin + width * scale}
              onWidth={(next) => onChange({ width: next })}
            />
          )}
        </div>
      </div>
    </section>
  );
}
