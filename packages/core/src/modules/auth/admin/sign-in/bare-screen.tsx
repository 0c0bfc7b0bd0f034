import type { ReactElement, ReactNode } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { useScreenTitle } from '#admin/ui/layout/screen.tsx';

interface BareScreenProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Ways to other screens, below the form. */
  readonly foot?: ReactNode;
}

/** A screen without navigation, for whoever is not logged in yet. */
export function BareScreen({ title, intro, children, foot }: BareScreenProps): ReactElement {
  const { boot } = useApp();
  const { headingRef } = useScreenTitle(title);
  return (
    <main className="lc-login">
      <div className="lc-login__card">
        <p className="lc-login__site">
          <span className="lc-nav__mark" aria-hidden="true">
            {boot.siteName.slice(0, 1)}
          </span>
          {boot.siteName}
        </p>
        <h1 className="lc-login__title" ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="lc-login__intro">{intro}</p>}
        {children}
        {foot && <div className="lc-login__foot">{foot}</div>}
      </div>
    </main>
  );
}
