import type { ReactNode } from 'react';

interface BlockSectionProps {
  /** Classes beyond those of every block. */
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** The section of a block: the width of the page, room above and below, and its title. */
export function BlockSection({ className, title, children }: BlockSectionProps): ReactNode {
  return (
    <section className={`basic-block ${className}`}>
      {title && <h2 className="basic-title">{title}</h2>}
      {children}
    </section>
  );
}

/** A heading below the title of its block, which takes the title's level where there is none. */
export const levelBelow = (title: string): 2 | 3 => (title === '' ? 2 : 3);
