import { Copy, MessageSquarePlus, MousePointerClick, PackageX, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { editorShortcuts, outlineShortcuts } from '../../shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { CommentCount } from '../comments/comment-count.tsx';
import { followSelection } from '../comments/selected-words.ts';
import { useCommentOn } from '../comments/use-comment-on.ts';
import { useEditor, useEditorContext, useStructure } from '../context/editor-context.ts';
import { focusRow, formId } from '../focus/focus.ts';
import { Boundary } from '#admin/ui/layout/boundary.tsx';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { placeTexts } from '../blocks/place-texts.ts';
import { kindOf, nameOfBlock } from '../registry/registry.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { AnchorField } from './anchor-field.tsx';
import { BlockForm } from './block-form.tsx';
import { later } from '../late/later.tsx';
import { UnseenBlocks } from './unseen-blocks.tsx';
import { isComposing } from '#contract/is-composing.ts';

const SeveralPane = later(async () => (await import('./several-pane.tsx')).SeveralPane);
const UnreadNote = later(async () => (await import('../unread/unread-note.tsx')).UnreadNote);

/** The fields of the selected block. Escape goes from a field back to the block. */
export function BlockPane({ commands }: { readonly commands: BlockCommands }): ReactElement {
  const t = useText();
  const { registry, isReadOnly } = useEditorContext();
  const key = useEditor((state) => state.selected);
  const structure = useStructure();
  const block = key === null ? undefined : structure.blocks[key];
  const areSeveral = useEditor((state) => state.several.length > 0);
  const commentOn = useCommentOn();
  useEffect(() => {
    const form = key === null ? null : document.getElementById(formId(key));
    return key === null || !form ? undefined : followSelection(form, key);
  }, [key, areSeveral]);

  if (areSeveral) return <SeveralPane commands={commands} />;
  if (key === null || !block) {
    return (
      <EmptyState
        icon={<MousePointerClick />}
        title={t('block.none.title')}
        text={structure.order.length > 0 ? t('block.none.text') : undefined}
      />
    );
  }
  const kind = kindOf(registry, block);
  return (
    <section
      className="lc-block-pane"
      aria-labelledby="block-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        focusRow(key);
      }}
    >
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="block-title">
          {nameOfBlock(registry, block)}
        </h2>
        <span className="lc-quiet lc-num">{t('block.position', placeTexts({ t, registry, document: structure }, key))}</span>
        <span className="lc-pane__actions">
          <CommentCount blockKey={key} name={nameOfBlock(registry, block)} />
          <IconButton
            label={t('comments.add')}
            shortcut={shortcutText(editorShortcuts.comment)}
            icon={<MessageSquarePlus className="lc-icon" aria-hidden="true" />}
            onPress={() => commentOn(key)}
          />
          {!isReadOnly && (
            <>
              <IconButton
                label={t('outline.duplicate')}
                shortcut={shortcutText(outlineShortcuts.duplicate)}
                icon={<Copy className="lc-icon" aria-hidden="true" />}
                onPress={() => commands.duplicate(key)}
              />
              <IconButton
                label={t('outline.delete')}
                icon={<Trash2 className="lc-icon" aria-hidden="true" />}
                onPress={() => commands.remove(key)}
              />
            </>
          )}
        </span>
      </header>
      <UnreadNote part={`blocks.${key}`} />
      <FieldNotes property={`blocks.${key}.name`} />
      <div className="lc-block-pane__body" id={formId(key)} key={key} tabIndex={-1}>
        {kind.kind === 'known' ? (
          <Boundary fallback={<ErrorBox errors={[t('block.formFailed')]} />}>
            <UnseenBlocks parent={key} definition={kind.definition} />
            <BlockForm blockKey={key} definition={kind.definition} />
            <div className="lc-block-pane__foot">
              <AnchorField blockKey={key} />
            </div>
          </Boundary>
        ) : (
          <div className="lc-grey-card">
            <PackageX className="lc-icon" aria-hidden="true" />
            <div>
              <p className="lc-grey-card__title">
                {kind.kind === 'unknown' ? t('block.unknown.title', { type: block.type }) : t('block.newer.title')}
              </p>
              <p>
                {kind.kind === 'unknown'
                  ? t('block.unknown.text')
                  : t('block.newer.text', { stored: block.version, installed: kind.definition.version, type: block.type })}
              </p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
