import type { ReactElement } from 'react';
import type { Grantable } from '../role.schema.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { GrantRow } from './grant-row.tsx';
import { reachOf } from './grantable.ts';
import { doubled, dropped, limited, toggled } from './role-draft.ts';
import type { RoleDraft } from './role-draft.ts';

interface MatrixProps {
  readonly draft: RoleDraft;
  readonly permissions: readonly Grantable[];
  readonly isReadOnly: boolean;
  readonly onChange: (draft: RoleDraft) => void;
}

interface Group {
  readonly key: string;
  readonly title: string;
  readonly permissions: readonly Grantable[];
}

/** The grants of a role: permissions down, their limits across. */
export function Matrix({ draft, permissions, isReadOnly, onChange }: MatrixProps): ReactElement {
  const t = useText();
  const user = useCurrentUser();
  const plugins = [...new Set(permissions.flatMap(({ plugin }) => (plugin ? [plugin] : [])))];
  const groups: readonly Group[] = [
    { key: 'content', title: t('roles.group.content'), permissions: permissions.filter((entry) => !entry.plugin && entry.scope) },
    { key: 'site', title: t('roles.group.site'), permissions: permissions.filter((entry) => !entry.plugin && !entry.scope) },
    ...plugins.map((plugin) => ({
      key: plugin,
      title: t('roles.group.plugin', { name: plugin }),
      permissions: permissions.filter((entry) => entry.plugin === plugin),
    })),
  ];
  const rowsOf = (permission: Grantable): ReactElement[] => {
    const reach = reachOf(user.role.permissions, permission.name);
    const places = draft.grants.flatMap((grant, index) => (grant.name === permission.name ? [index] : []));
    return (places.length > 0 ? places : [-1]).map((index, position) => (
      <GrantRow
        key={`${permission.name} ${position}`}
        permission={permission}
        grant={draft.grants[index]}
        isFurther={position > 0}
        reach={reach}
        isReadOnly={isReadOnly}
        onToggle={() => onChange(toggled(draft, permission.name, reach.limits))}
        onLimit={(change) => onChange(limited(draft, index, change))}
        onDouble={() => onChange(doubled(draft, index))}
        onDrop={() => onChange(dropped(draft, index))}
      />
    ));
  };
  const unknown = draft.grants.filter((grant) => !permissions.some(({ name }) => name === grant.name));
  return (
    <div className="lc-panel lc-list">
      <table className="lc-table lc-matrix" role="table">
        <caption className="lc-hidden">{t('roles.matrix')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('roles.permission')}
            </th>
            {(['grant.pageTypes', 'grant.languages', 'grant.below', 'grant.ownOnly'] as const).map((key) => (
              <th key={key} scope="col" role="columnheader">
                {t(key)}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span className="lc-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key} role="rowgroup">
            <tr role="row" className="lc-matrix__group">
              <th scope="rowgroup" role="rowheader" colSpan={6}>
                {group.title}
              </th>
            </tr>
            {group.permissions.flatMap(rowsOf)}
          </tbody>
        ))}
      </table>
      {unknown.length > 0 && (
        <p className="lc-matrix__note lc-quiet">
          {t('roles.unknown', { names: [...new Set(unknown.map(({ name }) => name))].join(', ') })}
        </p>
      )}
    </div>
  );
}
