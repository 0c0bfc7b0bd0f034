import { lazy, Suspense, useId, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { AdminWidget } from '../contributions.ts';
import { hasPermission } from '../../contract/permissions.ts';
import { useApp, useCurrentUser } from '../shell/app-context.ts';
import { usePluginEntries } from '../shell/use-plugin-entries.ts';
import { useText, withMessages } from '../messages/use-messages.ts';
import { Boundary } from '../ui/layout/boundary.tsx';
import { ErrorState } from '../ui/layout/screen-state.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

interface ShownWidget extends Pick<AdminWidget<string>, 'title' | 'messages' | 'widget'> {
  /** Unique among all. */
  readonly key: string;
}

function WidgetLayout({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className="lc-panel lc-widget" aria-labelledby={id}>
      <h2 className="lc-widget__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Widget({ shown: { title, messages, widget } }: { readonly shown: ShownWidget }): ReactElement {
  const t = useText();
  const Content = useMemo(() => lazy(withMessages(messages, widget)), [messages, widget]);
  return (
    <WidgetLayout title={title}>
      {/* One widget that throws takes no other with it. */}
      <Boundary fallback={<ErrorState title={t('dashboard.cardFailed')} />}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Content />
        </Suspense>
      </Boundary>
    </WidgetLayout>
  );
}

/** The widgets that this person may see: those of modules in their order, then those of plugins. */
function useWidgets(): readonly ShownWidget[] {
  const t = useText();
  const { modules } = useApp();
  const user = useCurrentUser();
  const plugins = usePluginEntries();
  const isShown = ({ permission }: Pick<AdminWidget<string>, 'permission'>) => !permission || hasPermission(user, permission);
  const own = modules
    .flatMap(({ widgets = [] }) => widgets)
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map((widget) => ({ ...widget, title: t(widget.title) }));
  const added = plugins.flatMap(([id, { widgets = [] }]) => widgets.map((widget) => ({ ...widget, key: `${id} ${widget.key}` })));
  return [...own, ...added].filter(isShown);
}

/** Where to begin, and what waits for this person. */
export default function DashboardScreen(): ReactElement {
  const t = useText();
  const user = useCurrentUser();
  const widgets = useWidgets();
  return (
    <Screen title={t('app.title')} detail={t('dashboard.welcome', { name: user.name || user.email })}>
      <div className="lc-widgets">
        {widgets.map((widget) => (
          <Widget key={widget.key} shown={widget} />
        ))}
      </div>
    </Screen>
  );
}
