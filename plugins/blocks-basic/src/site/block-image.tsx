import type { ReactNode } from 'react';
import type { SiteMedia } from '@lectern/core/site';

interface BlockImageProps {
  readonly image: SiteMedia;
  /** The first image of a page is what its visitors wait for. */
  readonly isFirst: boolean;
  readonly className?: string;
}

/** An image that keeps its room while it loads. */
export function BlockImage({ image, isFirst, className }: BlockImageProps): ReactNode {
  return (
    <img
      className={className}
      src={image.url}
      alt={image.altText}
      width={image.width}
      height={image.height}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
