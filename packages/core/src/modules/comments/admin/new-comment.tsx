import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { documentOf, fieldLabel, nameOfBlock, useEditorContext } from '../../pages/admin/editor/public.ts';
import type { CommentedPart } from '../../pages/admin/editor/public.ts';
import { Composer } from './composer.tsx';
import { useCommentActions } from './use-comment-actions.ts';

interface NewCommentProps {
  readonly about: CommentedPart;
  /** Is told the id of its thread. */
  readonly onSent: (id: string) => void;
  readonly onClose: () => void;
}

/** A comment that is being begun, with what it is about. */
export function NewComment({ about, onSent, onClose }: NewCommentProps): ReactElement {
  const t = useText();
  const { registry, page, store } = useEditorContext();
  const { comment } = useCommentActions();
  const { blockKey, property, quote } = about;
  const document = documentOf(store.get());
  const block = blockKey === undefined ? undefined : document.blocks[blockKey];
  const place =
    blockKey !== undefined && property !== undefined
      ? fieldLabel({ t, registry, type: page.type, document }, `blocks.${blockKey}.${property}`)
      : block && nameOfBlock(registry, block);
  return (
    <div className="lc-thread lc-thread--new">
      {quote !== undefined && (
        <p className="lc-thread__quote" lang={page.locale}>
          {t('comments.quote', { quote })}
        </p>
      )}
      <Composer
        label={place === undefined ? t('comments.onPage') : t('comments.newOn', { place })}
        sendText={t('comments.send')}
        draft={`${page.id} ${blockKey ?? ''}`}
        onSend={async (text) => {
          const sent = await comment(about, text);
          if ('errors' in sent) return sent.errors;
          onSent(sent.thread.id);
          return [];
        }}
        onClose={onClose}
      />
    </div>
  );
}
