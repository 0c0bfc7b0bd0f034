import { ListFilter, Plus, Waypoints } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { EmptyState, ErrorState, ForbiddenState } from '../ui/layout/screen-state.tsx';
import { Section } from '../ui/layout/section.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

/** Nothing yet, nothing found, failed, forbidden, loading. */
export function StateParts(): ReactElement {
  const t = useText();
  const tell = (name: string) => () => void notify(t('gallery.modals.pressed', { name }), { kind: 'info' });
  return (
    <Section title={t('gallery.states.title')} text={t('gallery.states.text')}>
      <div className="lc-gallery__states">
        <div className="lc-gallery__state">
          <EmptyState
            icon={<Waypoints />}
            title={t('gallery.states.empty')}
            text={t('gallery.states.emptyText')}
            action={
              <Button
                theme="orange"
                icon={<Plus className="lc-icon" aria-hidden="true" />}
                onPress={tell(t('gallery.states.add'))}
              >
                {t('gallery.states.add')}
              </Button>
            }
          />
        </div>
        <div className="lc-gallery__state">
          <EmptyState icon={<ListFilter />} title={t('table.noResults')} />
        </div>
        <div className="lc-gallery__state">
          <ErrorState title={t('gallery.states.failed')} requestID="3f6c0a1e" onRetry={tell(t('action.retry'))} />
        </div>
        <div className="lc-gallery__state">
          <ForbiddenState />
        </div>
        <div className="lc-gallery__state">
          <Skeleton lines={5} label={t('gallery.states.loading')} />
        </div>
      </div>
    </Section>
  );
}
