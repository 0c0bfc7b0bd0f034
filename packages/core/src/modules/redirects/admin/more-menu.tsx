import { ArrowRightLeft, Download, EllipsisVertical, FileUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { redirectCalls } from '../redirects.client.ts';

/** What is done with many redirects at once. */
export function MoreMenu(): ReactElement {
  const t = useText();
  const client = useClient();
  const navigate = useNavigate();
  return (
    <Menu
      label={t('redirects.more')}
      trigger={
        <IconButton size="large" label={t('redirects.more')} icon={<EllipsisVertical className="lc-icon" aria-hidden="true" />} />
      }
      actions={[
        {
          key: 'import',
          label: t('redirects.import'),
          icon: <FileUp className="lc-icon" aria-hidden="true" />,
          onPress: () => void navigate('/redirects/import'),
        },
        {
          key: 'export',
          label: t('redirects.export'),
          icon: <Download className="lc-icon" aria-hidden="true" />,
          href: client.url(redirectCalls.export),
        },
        {
          key: 'moving-in',
          label: t('redirects.movingIn'),
          icon: <ArrowRightLeft className="lc-icon" aria-hidden="true" />,
          onPress: () => void navigate('/redirects/moving-in'),
        },
      ]}
    />
  );
}
