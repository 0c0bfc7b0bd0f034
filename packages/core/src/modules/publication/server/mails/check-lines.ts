import type { AdminLanguage } from '#contract/admin-language.ts';
import { checkNameIn } from '#modules/checks/server/public.ts';
import type { CheckSummary } from '#modules/checks/server/public.ts';

interface Texts {
  readonly title: string;
  readonly found: (name: string, count: number) => string;
  readonly waived: (name: string, who: string | null, reason: string) => string;
}

const checkTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    title: 'What the checks found:',
    found: (name, count) => `${name}: ${count === 1 ? '1 finding' : `${count} findings`}`,
    waived: (name, who, reason) => `${name}: waived by ${who ?? 'somebody'}: “${reason}”`,
  },
  nl: {
    title: 'Wat de controles vonden:',
    found: (name, count) => `${name}: ${count === 1 ? '1 bevinding' : `${count} bevindingen`}`,
    waived: (name, who, reason) => `${name}: uitgezonderd door ${who ?? 'iemand'}: “${reason}”`,
  },
  de: {
    title: 'Was die Prüfungen fanden:',
    found: (name, count) => `${name}: ${count === 1 ? '1 Befund' : `${count} Befunde`}`,
    waived: (name, who, reason) => `${name}: ausgenommen von ${who ?? 'jemandem'}: „${reason}“`,
  },
  fr: {
    title: 'Ce que les contrôles ont trouvé\u00a0:',
    found: (name, count) => `${name}\u00a0: ${count === 1 ? '1 constat' : `${count} constats`}`,
    waived: (name, who, reason) => `${name}\u00a0: levé par ${who ?? 'quelqu’un'}\u00a0: «\u00a0${reason}\u00a0»`,
  },
};

/** What checks found in a requested version, as a paragraph of a mail; none where they found nothing. */
export function checkParagraphs(checks: readonly CheckSummary[], language: AdminLanguage): string[] {
  const { title, found, waived } = checkTexts[language];
  const lines = checks.flatMap((check) => {
    const name = checkNameIn(language, check);
    return [
      ...(check.open > 0 ? [found(name, check.open)] : []),
      ...check.waivers.map(({ by, reason }) => waived(name, by, reason)),
    ];
  });
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}
