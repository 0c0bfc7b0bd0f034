import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText, withMessages } from '../messages/use-messages.ts';
import { useStore } from '../ui/store/use-store.ts';
import { useApp } from './app-context.ts';
import { keepFocus } from './keep-focus.ts';
import { LeaveBlocker } from './leave-blocker.tsx';
import { portOf } from './module-ports.ts';
import { Navigation } from './navigation.view.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const paletteMessages = [() => import('../palette/palette.messages.ts')];
const CommandPalette = lazy(withMessages(paletteMessages, () => import('../palette/command-palette.tsx')));
const ShortcutList = lazy(withMessages(paletteMessages, () => import('../palette/shortcut-list.tsx')));

/** The layout of every screen: skip link, navigation, main. */
export function Layout(): ReactElement {
  const t = useText();
  const { boot, session, modules } = useApp();
  const sessionState = useStore(session);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [dialog, open] = useState<'palette' | 'shortcuts'>();
  useShellKeys(open);
  useEffect(() => keepFocus(), []);
  const [LoginDialog] = useState(() => {
    const { dialog: load, messages } = portOf(modules, 'loginDialog');
    return lazy(withMessages(messages, load));
  });
  const opener = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);

  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <div className="lc-shell" data-nav={isOpen ? 'open' : undefined}>
      <a
        className="lc-skip"
        href="#lectern-main"
        onClick={(event) => {
          // An address of which the router knows nothing would be one that it cannot hold back either.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('app.skip')}
      </a>
      <header className="lc-shell__bar">
        <button
          type="button"
          ref={opener}
          className="lc-icon-button lc-icon-button--large"
          aria-expanded={isOpen}
          aria-controls="lectern-navigation"
          aria-label={isOpen ? t('nav.close') : t('nav.open')}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <X className="lc-icon" aria-hidden="true" /> : <MenuIcon className="lc-icon" aria-hidden="true" />}
        </button>
        <span className="lc-nav__mark" aria-hidden="true">
          {boot.siteName.slice(0, 1)}
        </span>
        <span className="lc-nav__name">{boot.siteName}</span>
      </header>
      <div className="lc-shell__nav" id="lectern-navigation">
        {/* A part of its own, so that what the server drew of the screen comes to life before it. */}
        <Suspense>
          <Navigation onNavigate={() => setOpen(false)} onPalette={() => open('palette')} />
        </Suspense>
      </div>
      <main className="lc-shell__main" id="lectern-main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <LeaveBlocker />
      <Suspense>
        {dialog === 'palette' && <CommandPalette onClose={() => open(undefined)} onShortcuts={() => open('shortcuts')} />}
        {dialog === 'shortcuts' && <ShortcutList onClose={() => open(undefined)} />}
        {sessionState === 'ended' && <LoginDialog />}
      </Suspense>
    </div>
  );
}
