import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useId, useMemo } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { hasPermission } from '../../client/user.ts';
import { useApp, useCurrentUser } from '../shell/app-context.ts';
import { loadDoor } from '../shell/plugins.ts';
import { useText } from '../messages/use-messages.ts';
import { Boundary } from '../ui/boundary.tsx';
import { ErrorState } from '../ui/screen-state.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { coreCards } from './cards.ts';

interface ShownCard {
  readonly key: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className="lc-panel lc-card" aria-labelledby={id}>
      <h2 className="lc-card__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Card({ card }: { readonly card: ShownCard }): ReactElement {
  const t = useText();
  const Content = useMemo(() => lazy(card.load), [card.load]);
  return (
    <Frame title={card.title}>
      {/* One card that throws takes no other with it. */}
      <Boundary fallback={<ErrorState title={t('dashboard.cardFailed')} />}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Content />
        </Suspense>
      </Boundary>
    </Frame>
  );
}

/** Cards of plugins, of those that this person may see. */
function usePluginCards(): readonly ShownCard[] {
  const { plugins } = useApp();
  const user = useCurrentUser();
  const ids = Object.keys(plugins);
  const doors = useQueries({
    queries: ids.map((id) => ({ queryKey: ['plugin-door', id], staleTime: Infinity, queryFn: () => loadDoor(plugins, id) })),
  });
  return doors.flatMap(({ data }, index) =>
    (data?.cards ?? [])
      .filter(({ permission }) => !permission || hasPermission(user, permission))
      .map(({ key, title, card }) => ({ key: `${ids[index] ?? ''} ${key}`, title, load: card })),
  );
}

/** Where to begin, and what waits for this person. */
export default function DashboardScreen(): ReactElement {
  const t = useText();
  const user = useCurrentUser();
  const pluginCards = usePluginCards();
  const cards: readonly ShownCard[] = coreCards
    .filter(({ permission }) => !permission || hasPermission(user, permission))
    .map(({ key, title, load }) => ({ key, title: t(title), load }));
  return (
    <Screen title={t('app.title')} detail={t('dashboard.welcome', { name: user.name || user.email })}>
      <div className="lc-cards">
        {[...cards, ...pluginCards].map((card) => (
          <Card key={card.key} card={card} />
        ))}
      </div>
    </Screen>
  );
}
