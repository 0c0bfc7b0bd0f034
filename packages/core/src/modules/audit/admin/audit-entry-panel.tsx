import { Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLimitTexts } from '#admin/permissions/use-limit-texts.ts';
import type { AuditEntry } from '../audit.calls.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { originTexts, outcomeTexts } from './audit-filters.tsx';
import { useAuditLabels } from './use-audit-labels.ts';
import { useSubjects } from './use-subjects.ts';
import { describeChanges } from './describe-changes.ts';
import { SubjectLink } from './subject-link.tsx';

interface AuditEntryPanelProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
  /** Narrows the list to what this one did. */
  readonly onActor: (actor: string) => void;
}

/** Everything that one entry says. */
export function AuditEntryPanel({ entry, onClose, onActor }: AuditEntryPanelProps): ReactElement {
  const t = useText();
  const { pageTypes } = useApp().boot;
  const limitsOf = useLimitTexts();
  const labels = useAuditLabels();
  const { actor, subject } = entry;
  const { subjectOf, placeOfUser } = useSubjects();
  const shown = subjectOf(entry);
  const typeLabel = (type: string) => pageTypes.find((known) => known.type === type)?.label ?? type;
  const changes = describeChanges(entry.changes, { t, labels, action: entry.action, names: entry.names, typeLabel, limitsOf });
  const origin = Object.hasOwn(originTexts, entry.origin)
    ? t(originTexts[entry.origin as keyof typeof originTexts])
    : entry.origin;
  return (
    <SidePanel title={t('audit.entry')} onClose={onClose}>
      <div className="lc-side__body">
        <dl className="lc-details lc-details--even">
          <dt>{t('audit.action')}</dt>
          <dd>{labels.action(entry.action)}</dd>
          <dt>{t('audit.at')}</dt>
          <dd>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </dd>
          <dt>{t('audit.actor')}</dt>
          <dd>
            <SubjectLink name={actor.name} place={actor.userID ? placeOfUser(String(actor.userID), actor.name) : undefined} />
          </dd>
          <dt>{t('audit.entity')}</dt>
          <dd>
            <SubjectLink name={shown.name} place={shown.place} />
            {shown.name !== shown.kind && <span className="lc-under">{shown.kind}</span>}
            {subject?.isGone && <span className="lc-under">{t('audit.gone')}</span>}
            {subject?.isInTrash && <span className="lc-under">{t('audit.inTrash')}</span>}
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
        {changes.length === 0 ? (
          <p className="lc-quiet">{t('audit.noChanges')}</p>
        ) : (
          <dl className="lc-details lc-details--even">
            {changes.map(({ key, label, lines }) => (
              <div key={key} className="lc-details__pair">
                <dt>{label}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        <dl className="lc-details lc-details--even lc-details--quiet">
          <dt>{t('audit.actionCode')}</dt>
          <dd className="lc-slug">{entry.action}</dd>
          {entry.entityID !== '' && (
            <>
              <dt>{t('audit.id')}</dt>
              <dd className="lc-slug">{entry.entityID}</dd>
            </>
          )}
        </dl>
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
