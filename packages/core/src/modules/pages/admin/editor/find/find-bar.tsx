import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusField, showField } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { fieldOf } from '../state/fields.ts';
import { useGoTo } from '../focus/use-go-to.ts';
import { findInPage, replaceInPage } from './find-in-page.ts';
import type { Hit } from './find-in-page.ts';
import { markHit, unmark } from './mark-hit.ts';
import { findBarId, findFieldId } from './use-find-key.ts';
import { isComposing } from '#contract/is-composing.ts';

/** The words that are selected, where they are a few. */
function selectedWords(): string {
  const { activeElement: element } = document;
  const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const words = isTyped
    ? element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0)
    : String(getSelection() ?? '');
  return words.length <= 100 && !words.includes('\n') ? words : '';
}

/** Closes the bar and gives the focus back to what had it; to the field that was found where that is gone. */
function useFocusBack(onClose: () => void, path: string | undefined): () => void {
  const [before] = useState(() => document.activeElement);
  return () => {
    onClose();
    // Its block may have been opened anew meanwhile: the same field, drawn again.
    const again = before instanceof HTMLElement && !before.isConnected ? document.getElementById(before.id) : before;
    const isThere = again instanceof HTMLElement && again !== document.body && again.checkVisibility();
    if (isThere) again.focus();
    else if (path !== undefined) focusField(path);
    else document.querySelector<HTMLElement>('h1')?.focus();
  };
}

/** Finds words in all texts of the page, and puts others in their place. */
export function FindBar({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { store, registry, page, isReadOnly } = useEditorContext();
  const goTo = useGoTo();
  const present = useEditor(documentOf);
  const [words, setWords] = useState(selectedWords);
  const [other, setOther] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  /** The hit that is looked at; none before the first step. */
  const [wanted, setWanted] = useState<number>();
  const [replaced, setReplaced] = useState<number>();
  const around = useMemo(() => ({ registry, type: page.type }), [registry, page.type]);
  const hits = useMemo(() => findInPage(around, present, { words, isCaseSensitive }), [around, present, words, isCaseSensitive]);
  const index = wanted === undefined || hits.length === 0 ? undefined : wanted % hits.length;

  useEffect(() => {
    const field = document.getElementById(findFieldId);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    return unmark;
  }, []);

  const show = (all: readonly Hit[], at: number) => {
    setWanted(at);
    const hit = all[at];
    if (!hit) return;
    goTo(hit.path);
    const field = fieldOf(present, hit.path) ?? hit.path;
    const isInside = ({ path }: Hit) => path === field || path.startsWith(`${field}.`);
    const nth = all.slice(0, at).filter(isInside).length;
    showField(hit.path, (element) => markHit(element, { words, start: hit.start, end: hit.end, index: nth }));
  };
  const step = (by: 1 | -1) => {
    if (hits.length === 0) return;
    setReplaced(undefined);
    show(hits, index === undefined ? (by === 1 ? 0 : hits.length - 1) : (index + by + hits.length) % hits.length);
  };
  const replaceOne = () => {
    if (index === undefined) return step(1);
    const hit = hits[index];
    if (!hit) return undefined;
    const next = replaceInPage(around, present, [hit], other);
    store.dispatch({ type: 'replace', document: next });
    const rest = findInPage(around, next, { words, isCaseSensitive });
    // The other words may hold those that are looked for: what comes after them is next.
    const isBefore = ({ path, start }: Hit) => path === hit.path && start < hit.start + other.length && start >= hit.start;
    const skipped = rest.slice(index).findIndex((candidate) => !isBefore(candidate));
    unmark();
    setReplaced(undefined);
    return rest.length === 0 || skipped < 0 ? setWanted(rest.length === 0 ? undefined : 0) : show(rest, index + skipped);
  };
  const replaceAll = () => {
    store.dispatch({ type: 'replace', document: replaceInPage(around, present, hits, other) });
    unmark();
    setWanted(undefined);
    setReplaced(hits.length);
    document.getElementById(findFieldId)?.focus();
  };
  const close = useFocusBack(onClose, index === undefined ? undefined : hits[index]?.path);
  const enter = (isFinding: boolean, isBack: boolean) => {
    if (isFinding) step(isBack ? -1 : 1);
    else replaceOne();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text')
      enter(event.target.id === findFieldId, event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const missing = words === '' ? t('find.noTerm') : t('find.none');
  const reason = hits.length === 0 ? missing : undefined;
  const found =
    index === undefined ? t('find.count', { count: hits.length }) : t('find.place', { number: index + 1, total: hits.length });
  return (
    // oxlint-disable-next-line no-static-element-interactions -- Enter and Escape of the fields inside
    <search id={findBarId} className="lc-find" aria-label={t('find.title')} onKeyDown={onKeyDown}>
      <div className="lc-find__line">
        <TextField
          id={findFieldId}
          label={t('find.label')}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            setWanted(undefined);
            setReplaced(undefined);
            unmark();
          }}
        />
        <IconButton
          label={t('find.previous')}
          icon={<ChevronUp className="lc-icon" aria-hidden="true" />}
          disabledReason={reason}
          onPress={() => step(-1)}
        />
        <IconButton
          label={t('find.next')}
          icon={<ChevronDown className="lc-icon" aria-hidden="true" />}
          disabledReason={reason}
          onPress={() => step(1)}
        />
        <IconButton label={t('find.close')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={close} />
      </div>
      {!isReadOnly && (
        <div className="lc-find__line">
          <TextField label={t('find.replaceWith')} value={other} onChange={setOther} />
          <Button size="small" disabledReason={reason} onPress={replaceOne}>
            {t('find.replace')}
          </Button>
          <Button size="small" disabledReason={reason} onPress={replaceAll}>
            {t('find.replaceAll')}
          </Button>
        </div>
      )}
      <div className="lc-find__line lc-find__foot">
        <Checkbox label={t('find.capitals')} isSelected={isCaseSensitive} onChange={setCaseSensitive} />
        <output className="lc-quiet lc-num">
          {replaced === undefined ? (reason ?? found) : t('find.replaced', { count: replaced })}
        </output>
      </div>
    </search>
  );
}
