import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { documentOf, fieldLabel, useEditorContext } from '../../pages/admin/editor/public.ts';
import type { PlacedThread } from './placed-threads.ts';

interface ThreadPlaceProps {
  readonly placed: PlacedThread;
  /** Of what names the place. */
  readonly id: string;
  readonly onShow: () => void;
}

/** What a comment is about: its block and field, which are shown where it is pressed, its words, and what of that is gone. */
export function ThreadPlace({ placed: { thread, place, blockName }, id, onShow }: ThreadPlaceProps): ReactElement {
  const t = useText();
  const { registry, page, store } = useEditorContext();
  const { blockKey, property, quote } = thread;
  const speaking = { t, registry, type: page.type, document: documentOf(store.get()) };
  const path = 'path' in place ? place.path : property;
  const name = blockKey === null || path === null ? blockName : fieldLabel(speaking, `blocks.${blockKey}.${path}`);
  const lost = 'lost' in place ? place.lost : undefined;
  return (
    <div className="lc-thread__about">
      <h3 className="lc-thread__place">
        {place.kind === 'page' ? (
          <span id={id}>{t('comments.page')}</span>
        ) : (
          <button type="button" id={id} className="lc-thread__show" onClick={onShow}>
            {lost === 'field' ? blockName : name}
          </button>
        )}
      </h3>
      {lost === 'block' && <p className="lc-thread__lost">{t('comments.blockGone')}</p>}
      {lost === 'field' && <p className="lc-thread__lost">{t('comments.fieldGone')}</p>}
      {quote !== null && (
        <p
          className={lost === 'words' ? 'lc-thread__lost' : 'lc-thread__quote'}
          lang={lost === 'words' ? undefined : page.locale}
        >
          {t(lost === 'words' ? 'comments.wordsGone' : 'comments.quote', { quote })}
        </p>
      )}
    </div>
  );
}
