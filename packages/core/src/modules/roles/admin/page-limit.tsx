import { FileText, X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { PagePicker } from '#admin/shell/page-picker.tsx';
import { portOf } from '#admin/shell/module-ports.ts';

interface PageLimitProps {
  readonly label: string;
  /** Id of a page; undefined: no limit. */
  readonly value: string | undefined;
  readonly isReadOnly: boolean;
  /** A limit of whoever grants it: another page may be chosen, none at all may not. */
  readonly isLimitKept: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** Limits a grant to a page and what lies below it. */
export function PageLimit({ label, value, isReadOnly, isLimitKept, onChange }: PageLimitProps): ReactElement {
  const t = useText();
  const { client, modules } = useApp();
  const [isPicking, setPicking] = useState(false);
  const { data: page } = useQuery({
    queryKey: ['page', value],
    enabled: value !== undefined,
    staleTime: 60_000,
    queryFn: async () => unwrap(await portOf(modules, 'findPage')(client, value ?? '')),
  });
  const text = value === undefined ? t('grant.wholeSite') : (page?.title ?? t('grant.aPage'));
  if (isReadOnly) return <span className={value ? undefined : 'lc-quiet'}>{text}</span>;
  return (
    <span className="lc-limit-page">
      <button
        type="button"
        className="lc-limit"
        data-limited={value ? true : undefined}
        aria-label={`${label}: ${text}`}
        onClick={() => setPicking(true)}
      >
        <span>{text}</span>
        <FileText className="lc-icon" aria-hidden="true" />
      </button>
      {value && !isLimitKept && (
        <IconButton
          label={t('grant.removePage')}
          icon={<X className="lc-icon" aria-hidden="true" />}
          onPress={() => onChange(undefined)}
        />
      )}
      {isPicking && (
        <PagePicker
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            onChange(chosen.id);
            setPicking(false);
          }}
        />
      )}
    </span>
  );
}
