import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a screen with settings: what it is about on the left, what can be done on the right. */
export function Section({ title, text, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section className="lc-section" aria-labelledby={id}>
      <div className="lc-section__head">
        <h2 className="lc-section__title" id={id}>
          {title}
        </h2>
        {text && <p className="lc-quiet">{text}</p>}
      </div>
      <div className="lc-section__body">{children}</div>
    </section>
  );
}
