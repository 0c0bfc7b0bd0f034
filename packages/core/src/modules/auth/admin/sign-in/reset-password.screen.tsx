import type { ReactElement } from 'react';
import { ChoosePassword } from './choose-password.tsx';

/** The screen behind the link of a mail for who forgot a password. */
export default function ResetPasswordScreen(): ReactElement {
  return (
    <ChoosePassword
      flow="reset"
      collection="reset-password"
      texts={{
        title: 'reset.title',
        intro: 'reset.intro',
        submit: 'reset.submit',
        doneTitle: 'reset.doneTitle',
        done: 'reset.done',
        help: 'reset.help',
      }}
    />
  );
}
