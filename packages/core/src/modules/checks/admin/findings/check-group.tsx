import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { labelOf as translated } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { checksCalls } from '../../checks.client.ts';
import type { MadeCheck, Waiver } from '../../checks.schema.ts';
import type { CheckFindingsProps } from './check-findings.tsx';
import { WaiveForm } from './waive-form.tsx';

interface CheckGroupProps extends Omit<CheckFindingsProps, 'outlook'> {
  readonly check: MadeCheck;
  readonly canWaive: boolean;
  readonly revision: number;
}

const waiversOf = ({ findings }: MadeCheck): Waiver[] => [
  ...new Map(findings.flatMap(({ waiver }) => (waiver ? [[waiver.id, waiver] as const] : []))).values(),
];

/** Why somebody waived a check, and the way to take that back. */
function WaiverLine({
  waiver,
  onRevoke,
}: {
  readonly waiver: Waiver;
  readonly onRevoke: (() => void) | undefined;
}): ReactElement {
  const t = useText();
  const { reason, by, at } = waiver;
  return (
    <div className="lc-checks__waiver">
      <p>
        <strong>{t('checks.waived')}</strong>{' '}
        {t('checks.waivedBy', { name: by?.name ?? t('checks.somebody'), when: formatMoment(at), reason })}
      </p>
      {onRevoke && (
        <Button size="small" theme="plain" onPress={onRevoke}>
          {t('checks.takeBack')}
        </Button>
      )}
    </div>
  );
}

/** A check with its findings, each linked to its field, and whoever waived them. */
export function CheckGroup(props: CheckGroupProps): ReactElement {
  const { check, canWaive, revision, versionID, rank, labelOf, onGo, onChanged } = props;
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const Heading = `h${rank}` as const;
  const tellFailure = useFailureNotice();
  const [isWaiving, setWaiving] = useState(false);
  const { name, level, findings } = check;
  const label = translated(check.label, name.split('/', 1)[0]);
  const open = findings.filter(({ waiver }) => waiver === null).length;
  const revoke = async (id: string): Promise<void> => {
    const result = await client.call(checksCalls.revoke, { params: { id }, body: {} });
    tellFailure(result, { about: id });
    onChanged();
  };
  const textOfFinding = ({ property, code }: MadeCheck['findings'][number]): string =>
    textOf({ code }, property === '' ? t('checks.page') : labelOf(property));
  return (
    <li className="lc-checks__check" data-level={open > 0 ? level : 'waived'}>
      <div className="lc-checks__head">
        <Heading className="lc-checks__name">{label}</Heading>
        <StatusBadge tone={open === 0 ? 'neutral' : level === 'block' ? 'danger' : 'warning'}>
          {t(open === 0 ? 'checks.waived' : level === 'block' ? 'checks.blocks' : 'checks.warns')}
        </StatusBadge>
      </div>
      <ul className="lc-checks__findings">
        {findings.map((finding, index) => {
          const { property, code, params } = finding;
          const about = typeof params?.['text'] === 'string' ? t('checks.about', { text: params['text'] }) : '';
          const text = textOfFinding(finding);
          return (
            // Two findings at one place have no name but their order.
            <li key={`${property} ${code} ${index}`}>
              {onGo && property !== '' ? (
                <button type="button" className="lc-checks__go" onClick={() => onGo(property)}>
                  {text}
                </button>
              ) : (
                <span>{text}</span>
              )}
              {about && <span className="lc-quiet"> {about}</span>}
            </li>
          );
        })}
      </ul>
      {waiversOf(check).map((waiver) => (
        <WaiverLine key={waiver.id} waiver={waiver} onRevoke={canWaive ? () => void revoke(waiver.id) : undefined} />
      ))}
      {canWaive && level === 'block' && open > 0 && !isWaiving && (
        <Button size="small" aria-label={t('checks.waiveOf', { check: label })} onPress={() => setWaiving(true)}>
          {t('checks.waive')}
        </Button>
      )}
      {isWaiving && (
        <WaiveForm
          versionID={versionID}
          check={name}
          label={label}
          revision={revision}
          onDone={(isWaived) => {
            setWaiving(false);
            if (isWaived) onChanged();
          }}
        />
      )}
    </li>
  );
}
