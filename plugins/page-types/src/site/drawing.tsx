import type { ReactNode } from 'react';

interface DrawingProps {
  readonly className: string;
  /** Text of an SVG from the options of the site, which are code of the site as this is. */
  readonly svg: string;
}

/** A decoration: it says nothing that the page does not say in words. */
export const Drawing = ({ className, svg }: DrawingProps): ReactNode => (
  <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);
