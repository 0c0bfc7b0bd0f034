import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { hasPermission } from '#contract/permissions.ts';
import type { AdminPagePart, PagePartProps } from '#admin/contributions.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useCurrentUser } from '#admin/shell/app-context.ts';
import { usePluginEntries } from '#admin/shell/use-plugin-entries.ts';
import { Boundary } from '#admin/ui/layout/boundary.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';

interface PartProps extends Pick<AdminPagePart<string>, 'part'> {
  readonly title: string;
  readonly page: PagePartProps;
}

function PagePart({ title, part, page }: PartProps): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Content = useMemo(() => lazy(part), [part]);
  return (
    <details className="lc-page-panel__part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {/* One that throws takes nothing of the editor with it. */}
      {isOpen && (
        <Boundary fallback={<ErrorState title={t('app.failed.title')} />}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <Content {...page} />
          </Suspense>
        </Boundary>
      )}
    </details>
  );
}

/** What others tell of the page, for those who may see it. */
export function PageParts(page: PagePartProps): ReactElement {
  const { modules } = useApp();
  const user = useCurrentUser();
  const entries = [...modules.map((module) => ['', module] as const), ...usePluginEntries()];
  const parts = entries.flatMap(([id, { pageParts = [] }]) => pageParts.map((part) => ({ ...part, key: `${id} ${part.key}` })));
  return (
    <>
      {parts
        .filter(({ permission }) => !permission || hasPermission(user, permission))
        .map(({ key, title, part }) => (
          <PagePart key={key} title={title()} part={part} page={page} />
        ))}
    </>
  );
}
