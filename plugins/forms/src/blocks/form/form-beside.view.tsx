import type { ReactNode } from 'react';
import { siteFacts } from '@lectern/core';
import { phoneAddress } from '@lectern/core/site';
import type { BlockViewProps, SiteContext } from '@lectern/core/site';
import type { form } from './form.block.ts';

interface BesideProps {
  readonly steps: BlockViewProps<typeof form>['props']['next'];
  readonly site: SiteContext;
}

/** What stands beside a form where there is room, and below it elsewhere: what happens once it is sent, and who can be asked meanwhile. */
export function FormBeside({ steps, site }: BesideProps): ReactNode {
  const { telephone, email } = site.settings(siteFacts);
  if (steps.length === 0 && !telephone && !email) return null;
  return (
    <aside className="form-beside" aria-label={site.t('beside.label')}>
      {steps.length > 0 && (
        <>
          <h2 className="form-beside-title">{site.t('beside.next')}</h2>
          <ol className="form-beside-steps">
            {steps.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </>
      )}
      {(telephone || email) && (
        <>
          <h2 className="form-beside-title">{site.t('beside.ask')}</h2>
          <p className="form-beside-text">{site.t('beside.text')}</p>
          {telephone && (
            <p className="form-beside-phone">
              <a href={phoneAddress(telephone)}>{telephone}</a>
            </p>
          )}
          {email && (
            <p className="form-beside-mail">
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </>
      )}
    </aside>
  );
}
