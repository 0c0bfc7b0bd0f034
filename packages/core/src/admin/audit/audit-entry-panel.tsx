import { Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AuditEntry } from '../../client/audit.calls.ts';
import { formatMoment } from '../texts/format.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from '../ui/button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { originTexts, outcomeTexts } from './audit-filters.tsx';

interface AuditEntryPanelProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
  /** Narrows the list to what this one did. */
  readonly onActor: (actor: string) => void;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Everything that one entry says. */
export function AuditEntryPanel({ entry, onClose, onActor }: AuditEntryPanelProps): ReactElement {
  const t = useText();
  const { actor, changes } = entry;
  const origin = Object.hasOwn(originTexts, entry.origin)
    ? t(originTexts[entry.origin as keyof typeof originTexts])
    : entry.origin;
  return (
    <SidePanel title={t('audit.entry')} onClose={onClose}>
      <div className="lc-side__body">
        <dl className="lc-details">
          <dt>{t('audit.action')}</dt>
          <dd className="lc-slug">{entry.action}</dd>
          <dt>{t('audit.at')}</dt>
          <dd>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </dd>
          <dt>{t('audit.actor')}</dt>
          <dd>{actor.name}</dd>
          <dt>{t('audit.entity')}</dt>
          <dd>
            {entry.entity} <span className="lc-slug">{entry.entityID}</span>
          </dd>
          <dt>{t('audit.origin')}</dt>
          <dd>{origin}</dd>
          <dt>{t('audit.outcome')}</dt>
          <dd>{t(outcomeTexts[entry.outcome])}</dd>
          <dt>{t('audit.seal')}</dt>
          <dd className="lc-with-icon">
            {entry.isSealed && <Link2 className="lc-icon" aria-hidden="true" />}
            <span className="lc-wrap">{t(entry.isSealed ? 'audit.sealed' : 'audit.unsealed')}</span>
          </dd>
        </dl>
        <h3>{t('audit.changes')}</h3>
        {Object.keys(changes).length === 0 ? (
          <p className="lc-quiet">{t('audit.noChanges')}</p>
        ) : (
          <dl className="lc-details">
            {Object.entries(changes).map(([name, value]) => (
              <div key={name} className="lc-details__pair">
                <dt>{name}</dt>
                <dd>
                  <pre className="lc-pre">{written(value)}</pre>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {actor.id !== '' && (
          <div>
            <Button size="small" onPress={() => onActor(actor.id)}>
              {t('audit.onlyActor', { name: actor.name })}
            </Button>
          </div>
        )}
      </div>
    </SidePanel>
  );
}
