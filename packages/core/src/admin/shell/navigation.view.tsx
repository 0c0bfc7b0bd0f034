import { ExternalLink, LogOut, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../messages/use-messages.ts';
import { Avatar } from '../ui/layout/avatar.tsx';
import { classes } from '../ui/classes.ts';
import { useApp, useCurrentUser } from './app-context.ts';
import { currentItem, isCurrent } from './navigation.ts';
import type { NavigationItem, NavigationSection } from './navigation.ts';
import { groupTitles, useNavigationSections } from './navigation-sections.tsx';
import { isMac, keysOf, shortcuts } from './shortcuts.ts';

// Dialogs are no part of the first download.
const LogoutDialog = lazy(() => import('./logout-dialog.tsx'));

const never = () => () => undefined;

/** Whether only pictures are shown. The server draws both alike: the stylesheet says which is seen. */
function useIsFolded(): boolean {
  const { preferences } = useApp();
  return useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get().navigation === 'folded',
    () => false,
  );
}

interface ItemProps {
  readonly item: NavigationItem;
  /** The item of the screen at hand. */
  readonly current: NavigationItem | undefined;
  readonly onNavigate: () => void;
}

function Item({ item, current, onNavigate }: ItemProps): ReactElement {
  const { pathname } = useLocation();
  const { onPress } = item;
  // A screen that only belongs to the item is another page than the one the item leads to.
  const marked = isCurrent(item, pathname) ? 'page' : 'true';
  return (
    <li>
      <Link
        to={item.to}
        className={classes('lc-nav__item', !item.icon && 'lc-nav__item--sub')}
        aria-current={item === current ? marked : undefined}
        data-letters={item.icon ? undefined : item.label.slice(0, 2)}
        onClick={(event) => {
          onNavigate();
          if (!onPress || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          onPress();
        }}
      >
        {item.icon}
        <span className="lc-nav__label">{item.label}</span>
      </Link>
      {item.items && item.items.length > 0 && (
        <ul className="lc-nav__items">
          {item.items.map((entry) => (
            <Item key={entry.key} item={entry} current={current} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface SectionProps extends Omit<ItemProps, 'item'> {
  readonly section: NavigationSection;
}

function Section({ section, current, onNavigate }: SectionProps): ReactElement {
  const t = useText();
  const titleId = useId();
  return (
    <div className="lc-nav__section">
      <h2 className="lc-nav__title" id={titleId}>
        {t(groupTitles[section.group])}
      </h2>
      <ul className="lc-nav__items" aria-labelledby={titleId}>
        {section.items.map((item) => (
          <Item key={item.key} item={item} current={current} onNavigate={onNavigate} />
        ))}
      </ul>
    </div>
  );
}

/** Scrolls a list to the item of the screen at hand, where that is out of sight; the page around it stays where it is. */
function showCurrent(list: HTMLElement): void {
  const item = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const { top, bottom, height } = list.getBoundingClientRect();
  if (item && (item.top < top || item.bottom > bottom)) list.scrollTop += item.top - top - height / 2;
}

/** Says at which height the name of what is pointed at or focused is shown, where the navigation shows its pictures alone. */
function placeName({ target }: SyntheticEvent): void {
  const item = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  if (!item) return;
  const { top, height } = item.getBoundingClientRect();
  item.style.setProperty('--lc-name-at', `${top + height / 2}px`);
}

/** Folds the navigation to its pictures, so that a narrow window has room for the work, and opens it again. */
function FoldButton(): ReactElement {
  const t = useText();
  const { preferences } = useApp();
  const isFolded = useIsFolded();
  const Picture = isFolded ? PanelLeftOpen : PanelLeftClose;
  const text = isFolded ? t('nav.unfold') : t('nav.fold');
  return (
    <button
      type="button"
      className="lc-nav__item lc-nav__fold"
      aria-expanded={!isFolded}
      aria-controls="lectern-navigation"
      onClick={() => preferences.set({ navigation: isFolded ? 'open' : 'folded' })}
    >
      <Picture className="lc-icon" aria-hidden="true" />
      <span className="lc-nav__label">{text}</span>
    </button>
  );
}

interface NavigationProps {
  readonly onNavigate: () => void;
  readonly onPalette: () => void;
}

/** The admin's navigation: groups of screens, then the person and the way out. */
export function Navigation({ onNavigate, onPalette }: NavigationProps): ReactElement {
  const t = useText();
  const { siteName, isApple } = useApp().boot;
  const hasCommandKey = useSyncExternalStore(never, isMac, () => isApple);
  const user = useCurrentUser();
  const sections = useNavigationSections();
  const [isLeaving, setLeaving] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const current = currentItem(
    sections.flatMap(({ items }) => items),
    pathname,
  );
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [pathname]);
  const name = user.name || user.email;
  return (
    <nav className="lc-nav" aria-label={t('nav.label')} onFocus={placeName} onPointerOver={placeName}>
      <div className="lc-nav__brand">
        <Link className="lc-nav__home" to="/dashboard" onClick={onNavigate}>
          <span className="lc-nav__mark" aria-hidden="true">
            {siteName.slice(0, 1)}
          </span>
          <span className="lc-nav__name lc-nav__label">{siteName}</span>
          <span className="lc-hidden">: {t('nav.dashboard')}</span>
        </Link>
        <a className="lc-icon-button" href="/" target="_blank" rel="noopener" aria-label={t('nav.site')} title={t('nav.site')}>
          <ExternalLink className="lc-icon" aria-hidden="true" />
        </a>
      </div>
      <div className="lc-nav__find">
        <button
          type="button"
          className="lc-nav__palette"
          onClick={onPalette}
          aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
        >
          <Search className="lc-icon" aria-hidden="true" />
          <span className="lc-nav__label">{t('nav.find')}</span>
          <kbd className="lc-kbd" aria-hidden="true">
            {keysOf(shortcuts.palette, hasCommandKey).join(' ')}
          </kbd>
        </button>
      </div>
      <div className="lc-nav__sections" ref={list}>
        {sections.map((section) => (
          <Section key={section.group} section={section} current={current} onNavigate={onNavigate} />
        ))}
      </div>
      <div className="lc-nav__foot">
        <div className="lc-nav__person">
          <Avatar name={name} image={user.image} />
          <span className="lc-nav__who">
            <span className="lc-nav__name">{name}</span>
            <span className="lc-quiet">{user.role.name}</span>
          </span>
        </div>
        <FoldButton />
        <button type="button" className="lc-nav__item" onClick={() => setLeaving(true)}>
          <LogOut className="lc-icon" aria-hidden="true" />
          <span className="lc-nav__label">{t('nav.logOut')}</span>
        </button>
      </div>
      <Suspense>{isLeaving && <LogoutDialog isOpen onClose={() => setLeaving(false)} />}</Suspense>
    </nav>
  );
}
