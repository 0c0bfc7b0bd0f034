import { Lock, Plus, Tag as TagIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { usePermission } from '#admin/shell/app-context.ts';
import { useCombobox } from '#admin/ui/controls/use-combobox.ts';
import { evenTerm, foldTerm, longestTerm } from '../../tag-term.ts';
import type { Tag } from '../../tags.schema.ts';
import { useFoundTags } from './use-found-tags.ts';
import { isComposing } from '#contract/is-composing.ts';

/** What can be chosen: a tag that is there, or one that is to be made. */
type Option =
  | { readonly kind: 'tag'; readonly key: string; readonly tag: Tag }
  | { readonly kind: 'new'; readonly key: string; readonly isPrivate: boolean };

interface TagBoxProps {
  readonly id: string;
  readonly label: string;
  /** What is typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Ids of tags that are not offered again. */
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (tag: Tag) => void;
  readonly onCreate: (tag: { readonly term: string; readonly isPrivate: boolean }) => void;
  /** Backspace where nothing is typed. */
  readonly onBack: () => void;
}

/** Whoever tags something may make the tag for it. */
function useMayCreate(): boolean {
  const [tags, pages, files] = [usePermission('manage-tags'), usePermission('edit-page'), usePermission('manage-media')];
  return tags || pages || files;
}

/** One box that finds tags while one types, and makes those that are not there yet. */
export function TagBox(props: TagBoxProps): ReactElement {
  const { id, text, taken, onText, onChoose, onCreate, onBack } = props;
  const t = useText();
  const mayCreate = useMayCreate();
  const [isOpen, setOpen] = useState(false);
  const { tags, isSettled } = useFoundTags(text, isOpen);
  const term = evenTerm(text);
  const isThere = tags.some((tag) => foldTerm(tag.term) === foldTerm(term));
  const found = tags.filter((tag) => !taken.has(tag.id)).map((tag): Option => ({ kind: 'tag', key: tag.id, tag }));
  const made: readonly Option[] =
    mayCreate && term !== '' && isSettled && !isThere
      ? [
          { kind: 'new', key: 'public', isPrivate: false },
          { kind: 'new', key: 'private', isPrivate: true },
        ]
      : [];
  const options = isOpen ? [...found, ...made] : [];
  const choose = (option: Option): void => {
    if (option.kind === 'tag') onChoose(option.tag);
    else onCreate({ term, isPrivate: option.isPrivate });
  };
  const combobox = useCombobox({ options, term: text, onChoose: choose });

  // Enter before the tags came means the first of them: nobody waits for a list that they do not look at.
  const isWaiting = useRef(false);
  const [first] = options;
  useEffect(() => {
    if (!isWaiting.current || !isSettled) return;
    isWaiting.current = false;
    if (first) choose(first);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Backspace' && text === '') onBack();
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && term !== '' && !isSettled) isWaiting.current = true;
    // A form is not sent by the key that adds a tag.
    else if (event.key === 'Enter' && options.length === 0) setOpen(true);
    else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isEmpty = isOpen && options.length === 0 && isSettled && term !== '';
  const labelOf = (option: Option): string =>
    option.kind === 'tag' ? option.tag.term : t(option.isPrivate ? 'tags.createPrivate' : 'tags.create', { term });
  return (
    <div className="lc-link-box lc-link-box--popup" role="presentation" onKeyDownCapture={onKeyDown}>
      <input
        className="lc-input"
        {...combobox.inputProps}
        id={id}
        autoFocus={false}
        maxLength={longestTerm}
        placeholder={t('tags.add')}
        aria-label={props.label}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setOpen(true);
          onText(event.target.value);
          combobox.restart();
          isWaiting.current = false;
        }}
      />
      <div
        className="lc-link-box__below"
        role="presentation"
        hidden={options.length === 0 && !isEmpty}
        // The box keeps the focus, so that what is pressed is still there to be chosen.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div {...combobox.listProps} className="lc-results lc-link-box__list" aria-label={t('tags.suggestions')}>
          {options.map((option) => (
            <div key={option.key} {...combobox.optionProps(option)} className="lc-result">
              <span className="lc-link-box__title">
                {option.kind === 'new' ? (
                  <Plus className="lc-icon" aria-hidden="true" />
                ) : (
                  <TagIcon className="lc-icon" aria-hidden="true" />
                )}
                {labelOf(option)}
              </span>
              {option.kind === 'tag' && option.tag.isPrivate && (
                <span className="lc-tags__private">
                  <Lock className="lc-icon" aria-hidden="true" />
                  {t('tags.private')}
                </span>
              )}
            </div>
          ))}
        </div>
        {isEmpty && <p className="lc-quiet">{t('tags.noneFit', { term })}</p>}
      </div>
      <p className="lc-hidden" role="status">
        {isOpen &&
          isSettled &&
          term !== '' &&
          (isEmpty ? t('tags.noneFit', { term }) : t('tags.suggestionCount', { count: found.length }))}
      </p>
    </div>
  );
}
