import { ArrowDown, ArrowUp, ClipboardCopy, Copy, Scissors, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { blockName } from '../registry/registry.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { nextPlace } from '../blocks/next-place.ts';
import { documentOf } from '../state/editor-state.ts';
import { isComposing } from '#contract/is-composing.ts';

/** Of more, only their number is said. */
const shownNames = 12;

/** What stands in the place of the fields while several blocks are selected: which they are, and what can be done with them. */
export function SeveralPane({ commands }: { readonly commands: BlockCommands }): ReactElement | null {
  const t = useText();
  const { registry, page, isReadOnly } = useEditorContext();
  const several = useEditor((state) => state.several);
  const document = useEditor(documentOf);
  const clipboard = useClipboard(commands);
  const [first] = several;
  if (first === undefined) return null;
  const around = { registry, document, onPage: registry.pageTypes[page.type]?.blocks };
  const reasonFor = (direction: 1 | -1) =>
    nextPlace(around, several, direction) ? undefined : t(direction === 1 ? 'list.last' : 'list.first');
  const names = several
    .slice(0, shownNames)
    .map((key) => document.blocks[key]?.name ?? blockName(registry, document.blocks[key]?.type ?? ''));
  return (
    <section
      className="lc-block-pane lc-several"
      aria-labelledby="several-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        commands.selectOne();
      }}
    >
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="several-title">
          {t('several.selected', { count: several.length })}
        </h2>
      </header>
      <div className="lc-block-pane__body">
        <ol className="lc-several__names">
          {several.slice(0, shownNames).map((key, index) => (
            <li key={key}>{names[index]}</li>
          ))}
          {several.length > shownNames && <li>{t('several.more', { count: several.length - shownNames })}</li>}
        </ol>
        <p className="lc-quiet">{t('several.text')}</p>
        <div className="lc-several__actions" role="group" aria-label={t('several.actions')}>
          {!isReadOnly && (
            <>
              <Button
                icon={<ArrowUp className="lc-icon" aria-hidden="true" />}
                shortcut={shortcutText(keys.up)}
                disabledReason={reasonFor(-1)}
                onPress={() => commands.step(first, -1)}
              >
                {t('outline.up')}
              </Button>
              <Button
                icon={<ArrowDown className="lc-icon" aria-hidden="true" />}
                shortcut={shortcutText(keys.down)}
                disabledReason={reasonFor(1)}
                onPress={() => commands.step(first, 1)}
              >
                {t('outline.down')}
              </Button>
              <Button
                icon={<Copy className="lc-icon" aria-hidden="true" />}
                shortcut={shortcutText(keys.duplicate)}
                onPress={() => commands.duplicate(first)}
              >
                {t('outline.duplicate')}
              </Button>
            </>
          )}
          <Button
            icon={<ClipboardCopy className="lc-icon" aria-hidden="true" />}
            shortcut={shortcutText(keys.copy)}
            onPress={() => clipboard.copy(first)}
          >
            {t('clipboard.copy')}
          </Button>
          {!isReadOnly && (
            <>
              <Button
                icon={<Scissors className="lc-icon" aria-hidden="true" />}
                shortcut={shortcutText(keys.cut)}
                onPress={() => clipboard.cut(first)}
              >
                {t('clipboard.cut')}
              </Button>
              <Button
                icon={<Trash2 className="lc-icon" aria-hidden="true" />}
                shortcut={shortcutText(keys.remove)}
                onPress={() => commands.remove(first)}
              >
                {t('outline.delete')}
              </Button>
            </>
          )}
        </div>
        <div>
          <Button theme="plain" shortcut={shortcutText(keys.back)} onPress={commands.selectOne}>
            {t('several.back')}
          </Button>
        </div>
      </div>
    </section>
  );
}
