import { Button, Icon, Menu, useClient, usePermission } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { inboxCalls } from '../inbox.client.ts';
import { t } from './inbox-texts.ts';

/** Everything that was sent by one form, as a file; nothing for whoever may not have it. */
export function ExportMenu({ form }: { readonly form: string | undefined }): ReactElement | null {
  const client = useClient();
  const mayExport = usePermission('forms:export-submissions');
  if (!mayExport) return null;
  const icon = <Icon name="download" />;
  if (form === undefined)
    return (
      <Button icon={icon} disabledReason={t('inbox.exportForm')}>
        {t('inbox.export')}
      </Button>
    );
  const href = (format: 'csv' | 'json'): string => client.url(inboxCalls.export, { query: { form, format } });
  return (
    <Menu
      label={t('inbox.export')}
      trigger={<Button icon={icon}>{t('inbox.export')}</Button>}
      actions={[
        { key: 'csv', label: t('inbox.exportCsv'), href: href('csv') },
        { key: 'json', label: t('inbox.exportJson'), href: href('json') },
      ]}
    />
  );
}
