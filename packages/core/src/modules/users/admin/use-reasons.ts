import type { PermissionParameters } from '#contract/permissions.ts';
import { useLimitTexts } from '#admin/permissions/use-limit-texts.ts';
import type { PermissionExplanation } from '../permission.calls.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';

const unmetTexts: Readonly<Record<keyof PermissionParameters, TextKey>> = {
  pageTypes: 'why.unmet.pageTypes',
  locales: 'why.unmet.locales',
  underPage: 'why.unmet.underPage',
  own: 'why.unmet.own',
};

/** The reasons of an answer, as sentences. */
export function useReasons(): (answer: PermissionExplanation) => readonly string[] {
  const t = useText();
  const limitsOf = useLimitTexts();
  return ({ reason, role, grants, page }) => {
    const opening = {
      granted: t('why.granted', { role: role.name }),
      'not-granted': t('why.notGranted', { role: role.name }),
      limited: t('why.limited', { role: role.name }),
      'not-activated': t('why.notActivated'),
    }[reason];
    const details = grants.flatMap(({ parameters, isCovering, unmet }) => {
      const limits = limitsOf(parameters);
      if (limits.length === 0) return [];
      const scope = limits.join(', ');
      if (!page || isCovering) return [t('why.scope', { scope })];
      return [t('why.unmet', { scope, reasons: unmet.map((name) => t(unmetTexts[name])).join(', ') })];
    });
    return [opening, ...details];
  };
}
