import { Check, Circle } from 'lucide-react';
import type { ReactElement } from 'react';
import { passwordProblems } from '#contract/password-rules.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';

interface PasswordRulesProps {
  readonly id: string;
  readonly password: string;
  readonly confirm: string;
}

/** The four rules of a new password, each marked as soon as it is met. */
export function PasswordRules({ id, password, confirm }: PasswordRulesProps): ReactElement {
  const t = useText();
  const problems: readonly string[] = passwordProblems(password);
  const isTyped = password !== '';
  const rules: readonly { readonly text: TextKey; readonly isMet: boolean }[] = [
    { text: 'password.rule.characters', isMet: !problems.includes('V_09') },
    { text: 'password.rule.longer', isMet: !problems.includes('V_10') },
    { text: 'password.rule.shorter', isMet: isTyped && !problems.includes('V_11') },
    { text: 'password.rule.match', isMet: isTyped && password === confirm },
  ];
  return (
    <ul className="lc-rules" id={id} aria-label={t('password.rules')}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <Check className="lc-icon" aria-hidden="true" /> : <Circle className="lc-icon" aria-hidden="true" />}
          <span>{t(text)}</span>
          <span className="lc-hidden">{t(isMet ? 'password.rule.met' : 'password.rule.open')}</span>
        </li>
      ))}
    </ul>
  );
}
