import { useCallback } from 'react';
import type { PermissionParameters } from '../../contract/permissions.ts';
import { useApp } from '../shell/app-context.ts';
import { localeName } from '../messages/format.ts';
import { useText } from '../messages/use-messages.ts';

/** The limits of a grant, in words; nothing where it holds everywhere. */
export function useLimitTexts(): (parameters: PermissionParameters) => readonly string[] {
  const t = useText();
  const { pageTypes: known } = useApp().boot;
  return useCallback(
    ({ pageTypes, locales, underPage, own }) => [
      ...(pageTypes
        ? [
            t('grant.types', {
              names: pageTypes.map((type) => known.find((entry) => entry.type === type)?.label ?? type).join(', '),
            }),
          ]
        : []),
      ...(locales ? [t('grant.locales', { names: locales.map(localeName).join(', ') })] : []),
      ...(underPage ? [t('grant.underPage')] : []),
      ...(own ? [t('grant.own')] : []),
    ],
    [t, known],
  );
}
