import type { FieldError } from '#contract/errors.ts';
import { passwordProblems } from '#contract/password-rules.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

/** Everything that is wrong with a new password; G_17 for one that is guessed first. `mismatch`: V_03 for activation and reset, V_08 for a change. */
export async function newPasswordErrors(
  { password, confirm }: { readonly password: string; readonly confirm: string },
  mismatch: 'V_03' | 'V_08',
): Promise<FieldError[]> {
  const codes = passwordProblems(password);
  const isLeaked = codes.length === 0 && (await isLeakedPassword(password.normalize('NFKC')));
  return [
    ...codes.map((code) => ({ property: 'password', code })),
    ...(isLeaked ? [{ property: 'password', code: 'G_17' }] : []),
    ...(password.normalize('NFKC') === confirm.normalize('NFKC') ? [] : [{ property: 'confirm', code: mismatch }]),
  ];
}
