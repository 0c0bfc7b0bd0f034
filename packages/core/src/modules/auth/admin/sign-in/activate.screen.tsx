import type { ReactElement } from 'react';
import { ChoosePassword } from './choose-password.tsx';

/** The screen behind the link of an invitation. */
export default function ActivateScreen(): ReactElement {
  return (
    <ChoosePassword
      flow="activate"
      collection="activate-account"
      texts={{
        title: 'activate.title',
        intro: 'activate.intro',
        submit: 'activate.submit',
        doneTitle: 'activate.doneTitle',
        done: 'activate.done',
        help: 'activate.help',
      }}
    />
  );
}
