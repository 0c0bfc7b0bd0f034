import { FilePlus2, Files, UserCog } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { newPagePath, newPageText } from './new-page-text.ts';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** A new page of each type that the navigation lists, at one press. */
function NewPageOfType(): ReactElement {
  const t = useText();
  const types = useApp().boot.pageTypes.filter(({ listed }) => listed);
  return (
    <ul className="lc-new-pages">
      {types.map((type) => (
        <li key={type.type}>
          <Link to={newPagePath(type)}>{newPageText(t, type)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Up to three things to begin with. */
export default function StartWidget(): ReactElement {
  const t = useText();
  const mayCreate = usePermission('create-page');
  const links: readonly { readonly to: string; readonly title: string; readonly text: ReactNode; readonly icon: ReactNode }[] = [
    ...(mayCreate
      ? [{ to: '/new-page', title: t('dashboard.newPage'), text: <NewPageOfType />, icon: <FilePlus2 {...icon} /> }]
      : []),
    { to: '/', title: t('dashboard.pages'), text: t('dashboard.pagesText'), icon: <Files {...icon} /> },
    { to: '/user/settings', title: t('dashboard.you'), text: t('dashboard.youText'), icon: <UserCog {...icon} /> },
  ];
  return (
    <ul className="lc-rows">
      {links.map((link) => (
        <li key={link.to} className="lc-rows__row">
          {link.icon}
          <div className="lc-rows__text">
            <Link className="lc-rows__name" to={link.to}>
              {link.title}
            </Link>
            <div className="lc-quiet">{link.text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
