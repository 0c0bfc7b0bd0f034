import { FilePlus2, Files, UserCog } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../../admin/shell/app-context.ts';
import { useText } from '../../../admin/messages/use-messages.ts';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** Up to three things to begin with. */
export default function StartWidget(): ReactElement {
  const t = useText();
  const mayCreate = usePermission('create-page');
  const links = [
    ...(mayCreate
      ? [{ to: '/new-page', title: t('dashboard.newPage'), text: t('dashboard.newPageText'), icon: <FilePlus2 {...icon} /> }]
      : []),
    { to: '/', title: t('dashboard.pages'), text: t('dashboard.pagesText'), icon: <Files {...icon} /> },
    { to: '/user/settings', title: t('dashboard.you'), text: t('dashboard.youText'), icon: <UserCog {...icon} /> },
  ];
  return (
    <ul className="lc-rows">
      {links.map((link) => (
        <li key={link.to} className="lc-rows__row">
          {link.icon}
          <span className="lc-rows__text">
            <Link className="lc-rows__name" to={link.to}>
              {link.title}
            </Link>
            <span className="lc-quiet">{link.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
