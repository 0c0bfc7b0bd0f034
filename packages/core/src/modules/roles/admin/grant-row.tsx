import { CopyPlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { GrantedPermission, PermissionParameters } from '#contract/permissions.ts';
import type { Grantable } from '../role.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { permissionLabel } from '#admin/permissions/permission-label.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { ChoiceLimit } from './choice-limit.tsx';
import type { Reach } from './grantable.ts';
import { PageLimit } from './page-limit.tsx';

interface GrantRowProps {
  readonly permission: Grantable;
  /** Undefined where it is not granted. */
  readonly grant: GrantedPermission | undefined;
  /** The second, third… grant of the same permission. */
  readonly isFurther: boolean;
  readonly reach: Reach;
  /** Why the whole role cannot be changed. */
  readonly isReadOnly: boolean;
  readonly onToggle: () => void;
  readonly onLimit: (change: Partial<PermissionParameters>) => void;
  readonly onDouble: () => void;
  readonly onDrop: () => void;
}

/** One line of the matrix: a permission, whether it is granted, and what limits it. */
export function GrantRow(props: GrantRowProps): ReactElement {
  const { permission, grant, isFurther, reach, onLimit } = props;
  const t = useText();
  const { boot } = useApp();
  const id = useId();
  const isOutOfReach = !reach.isHeld;
  const isReadOnly = props.isReadOnly || isOutOfReach;
  const { pageTypes, locales, underPage, own } = grant?.parameters ?? {};
  const limits = reach.limits ?? {};
  const hasLimits = permission.scope === 'content' && grant !== undefined;
  const name = permissionLabel(permission);

  const typeOptions = boot.pageTypes
    .filter(({ type }) => limits.pageTypes?.includes(type) ?? true)
    .map(({ type, label }) => ({ value: type, label }));
  const localeOptions = boot.locales.availableLocales
    .filter((locale) => limits.locales?.includes(locale) ?? true)
    .map((locale) => ({ value: locale, label: localeName(locale) }));
  return (
    <tr role="row" data-granted={grant ? true : undefined} data-further={isFurther || undefined}>
      <th scope="row" role="rowheader">
        {isFurther ? (
          <span className="lc-matrix__or">{t('grant.or', { name })}</span>
        ) : (
          <span className="lc-matrix__name">
            <label className="lc-check" htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={grant !== undefined}
                aria-disabled={isReadOnly || undefined}
                aria-describedby={isOutOfReach ? `${id}-why` : undefined}
                onChange={() => {
                  if (!isReadOnly) props.onToggle();
                }}
              />
              <span>{name}</span>
            </label>
            {isOutOfReach && (
              <span className="lc-help" id={`${id}-why`}>
                {t('grant.outOfReach')}
              </span>
            )}
          </span>
        )}
      </th>
      <td role="cell" data-label={t('grant.pageTypes')}>
        {hasLimits && (
          <ChoiceLimit
            label={t('grant.pageTypesOf', { name })}
            allText={t('grant.allTypes')}
            options={typeOptions}
            value={pageTypes}
            isLimitKept={limits.pageTypes !== undefined}
            isReadOnly={isReadOnly}
            onChange={(next) => onLimit(next ? { pageTypes: next } : { pageTypes: [] })}
          />
        )}
      </td>
      <td role="cell" data-label={t('grant.languages')}>
        {hasLimits && (
          <ChoiceLimit
            label={t('grant.languagesOf', { name })}
            allText={t('grant.allLanguages')}
            options={localeOptions}
            value={locales}
            isLimitKept={limits.locales !== undefined}
            isReadOnly={isReadOnly}
            onChange={(next) => onLimit(next ? { locales: next } : { locales: [] })}
          />
        )}
      </td>
      <td role="cell" data-label={t('grant.below')}>
        {hasLimits && (
          <PageLimit
            label={t('grant.belowOf', { name })}
            value={underPage}
            isLimitKept={limits.underPage !== undefined}
            isReadOnly={isReadOnly}
            onChange={(next) => onLimit({ underPage: next ?? '' })}
          />
        )}
      </td>
      <td role="cell" data-label={t('grant.ownOnly')}>
        {hasLimits && (
          <label className="lc-check lc-check--alone">
            <input
              type="checkbox"
              checked={own ?? false}
              aria-label={t('grant.ownOf', { name })}
              aria-disabled={isReadOnly || limits.own || undefined}
              onChange={(event) => {
                if (!isReadOnly && !limits.own) onLimit({ own: event.target.checked });
              }}
            />
          </label>
        )}
      </td>
      <td role="cell" className="lc-table__actions">
        {hasLimits && !isReadOnly && (
          <>
            {grant.parameters && (
              <IconButton
                label={t('grant.double', { name })}
                icon={<CopyPlus className="lc-icon" aria-hidden="true" />}
                onPress={props.onDouble}
              />
            )}
            {isFurther && (
              <IconButton
                label={t('grant.drop', { name })}
                icon={<Trash2 className="lc-icon" aria-hidden="true" />}
                onPress={props.onDrop}
              />
            )}
          </>
        )}
      </td>
    </tr>
  );
}
