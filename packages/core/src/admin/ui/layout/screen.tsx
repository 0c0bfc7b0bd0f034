import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';
import { useUiText } from '../messages/use-ui-text.ts';

let isFirst = true;

/** What takes words: who opens a screen to write should not have to look for the place. */
const takesWords = 'input, textarea, [contenteditable="true"]';

/** Whether a field of a screen has taken the focus by itself. */
const isInField = (heading: HTMLElement | null): boolean => {
  const { activeElement } = document;
  return Boolean(activeElement?.matches(takesWords) && heading?.closest('main')?.contains(activeElement));
};

/** Names the browser's tab and moves the focus to the heading when one screen follows another, unless a field of it has it. */
export function useScreenTitle(title: string): { readonly headingRef: RefObject<HTMLHeadingElement | null> } {
  const t = useUiText();
  const { pathname } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === t('app.title') ? title : `${title} | ${t('app.title')}`;
  }, [title, t]);

  useEffect(() => {
    if (!isFirst && !isInField(headingRef.current)) headingRef.current?.focus({ preventScroll: true });
    if (!isFirst) window.scrollTo({ top: 0 });
    isFirst = false;
  }, [pathname]);

  return { headingRef };
}

export interface ScreenProps {
  readonly title: string;
  /** Beside the title: how many, which state. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  /** `narrow` for forms, `medium` for settings. */
  readonly width?: 'full' | 'medium' | 'narrow';
  /** Where the content says the same in larger letters. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

/** A screen with its heading and its actions. */
export function Screen({ title, detail, actions, width = 'full', isTitleHidden = false, children }: ScreenProps): ReactElement {
  const { headingRef } = useScreenTitle(title);
  return (
    <div className="lc-screen" data-width={width}>
      <header className="lc-screen__head">
        <h1 className={isTitleHidden ? 'lc-hidden' : 'lc-screen__title'} tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
        {detail && <div className="lc-screen__detail">{detail}</div>}
        {actions && <div className="lc-screen__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
