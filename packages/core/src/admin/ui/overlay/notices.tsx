import { CircleAlert, CircleCheck, ExternalLink, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../store/use-store.ts';
import { useUiText } from '../messages/use-ui-text.ts';
import { Button } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { dismiss, noticeStore } from './notify.ts';
import { useRaise } from './use-raise.ts';
import type { Notice, NoticeAction as Action } from './notify.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
/** Milliseconds; a notice that can be undone stays longer. */
const lifetimes = { plain: 6000, action: 12_000 };

function NoticeAction({ action, onDone }: { readonly action: Action; readonly onDone: () => void }): ReactElement {
  if ('href' in action)
    return (
      <a
        className="lc-button lc-button--plain lc-button--small"
        href={action.href}
        target="_blank"
        rel="noopener"
        onClick={onDone}
      >
        <span>{action.label}</span>
        <ExternalLink className="lc-icon" aria-hidden="true" />
      </a>
    );
  return (
    <Button
      theme="plain"
      size="small"
      onPress={() => {
        action.onPress();
        onDone();
      }}
    >
      {action.label}
    </Button>
  );
}

function NoticeItem({ notice, isHeld }: { readonly notice: Notice; readonly isHeld: boolean }): ReactElement {
  const t = useUiText();
  const Icon = icons[notice.kind];
  const lifetime = notice.action ? lifetimes.action : lifetimes.plain;

  useEffect(() => {
    if (isHeld || notice.kind === 'error') return undefined;
    const timer = setTimeout(() => dismiss(notice.id), lifetime);
    return () => clearTimeout(timer);
  }, [isHeld, notice, lifetime]);

  return (
    <li className={classes('lc-notice', `lc-notice--${notice.kind}`)}>
      <Icon className="lc-icon" aria-hidden="true" />
      <span className="lc-notice__text">{notice.text}</span>
      {notice.action && <NoticeAction action={notice.action} onDone={() => dismiss(notice.id)} />}
      <IconButton
        label={t('action.dismiss')}
        icon={<X className="lc-icon" aria-hidden="true" />}
        onPress={() => dismiss(notice.id)}
      />
    </li>
  );
}

/** Where notices appear. They wait while a pointer or the focus is on them. */
export function Notices(): ReactElement | null {
  const t = useUiText();
  const notices = useStore(noticeStore);
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const region = useRef<HTMLElement>(null);
  useRaise(region, notices);

  const isShown = notices.length > 0;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-notices', isShown);
    return () => document.documentElement.removeAttribute('data-notices');
  }, [isShown]);

  // A notice that goes while the focus is in it gives the focus back.
  useEffect(() => {
    if (document.activeElement !== document.body || !cameFrom.current) return;
    const next =
      region.current?.querySelector<HTMLElement>('button, a') ?? (cameFrom.current.isConnected ? cameFrom.current : null);
    const target = next ?? document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
    if (!next) cameFrom.current = null;
  }, [notices]);

  if (!isShown) return null;
  return createPortal(
    <section
      aria-label={t('notices.label')}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      ref={region}
      onFocus={(event) => {
        setHeld(true);
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
      onBlur={(event) => {
        setHeld(false);
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) cameFrom.current = null;
      }}
    >
      <ul className="lc-notices">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} isHeld={isHeld} />
        ))}
      </ul>
    </section>,
    document.body,
  );
}
