import { Copy, MousePointerClick, PackageX, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortcutText } from '../../../../../admin/shell/shortcuts.ts';
import { outlineShortcuts } from '../../shortcuts.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { EmptyState } from '../../../../../admin/ui/layout/screen-state.tsx';
import { ErrorBox } from '../../../../../admin/ui/fields/error-box.tsx';
import { IconButton } from '../../../../../admin/ui/controls/icon-button.tsx';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { focusRow, formId } from '../focus.ts';
import { Boundary } from '../../../../../admin/ui/layout/boundary.tsx';
import type { BlockCommands } from '../outline/use-block-commands.ts';
import { placeTexts } from '../outline/place-texts.ts';
import { blockName, kindOf } from '../registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { AnchorField } from './anchor-field.tsx';
import { BlockForm } from './block-form.tsx';
import { UnseenBlocks } from './unseen-blocks.tsx';

/** The fields of the selected block. Escape goes from a field back to the block. */
export function BlockPane({ commands }: { readonly commands: BlockCommands }): ReactElement {
  const t = useText();
  const { registry, isReadOnly } = useEditorContext();
  const key = useEditor((state) => state.selected);
  const block = useEditor((state) => (state.selected === null ? undefined : documentOf(state).blocks[state.selected]));
  const document = useEditor(documentOf);

  if (key === null || !block) {
    return (
      <EmptyState
        icon={<MousePointerClick />}
        title={t('block.none.title')}
        text={document.order.length > 0 ? t('block.none.text') : undefined}
      />
    );
  }
  const kind = kindOf(registry, block);
  return (
    <section
      className="lc-block-pane"
      aria-labelledby="block-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        focusRow(key);
      }}
    >
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="block-title">
          {blockName(registry, block.type)}
        </h2>
        <span className="lc-quiet lc-num">{t('block.position', placeTexts({ t, registry, document }, key))}</span>
        {!isReadOnly && (
          <span className="lc-pane__actions">
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
          </span>
        )}
      </header>
      <div className="lc-block-pane__body" id={formId(key)} key={key} tabIndex={-1}>
        {kind.kind === 'known' ? (
          <Boundary fallback={<ErrorBox errors={[t('block.formFailed')]} />}>
            <UnseenBlocks parent={key} definition={kind.definition} />
            <BlockForm block={block} definition={kind.definition} />
            <div className="lc-block-pane__foot">
              <AnchorField block={block} />
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
