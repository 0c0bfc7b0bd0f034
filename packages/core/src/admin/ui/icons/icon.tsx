import { FileText, LayoutTemplate, Newspaper, PanelTop, Square } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement, useEffect } from 'react';
import type { ReactElement } from 'react';
import { createStore } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

type IconSet = Readonly<Record<string, LucideIcon>>;

/** Icons that page types have most: they stand in the first screen, the others come when one of them is drawn. */
const common: IconSet = {
  'file-text': FileText,
  'layout-template': LayoutTemplate,
  newspaper: Newspaper,
  'panel-top': PanelTop,
};

const all = createStore<IconSet | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Fetches the set, once; tried again by the next icon where that failed. */
function load(): void {
  loading ??= import('./icon-set.ts').then(
    ({ iconSet }) => all.set(iconSet),
    () => {
      loading = undefined;
    },
  );
}

/** An icon by its lucide name; a square where the set does not hold it. Decorative: a text stands beside it. */
export function Icon({ name }: { readonly name: string }): ReactElement {
  const set = useStore(all);
  const found = common[name] ?? set?.[name];
  const isWaiting = !found && !set;
  useEffect(() => {
    if (isWaiting) load();
  }, [isWaiting]);
  if (isWaiting) return <span className="lc-icon" aria-hidden="true" />;
  return createElement(found ?? Square, { className: 'lc-icon', 'aria-hidden': true });
}
