import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { canonicalSlug } from '#contract/slug.ts';
import { AddressOutlook, useAddressChanges } from './address-outlook.tsx';

interface SlugOutlookProps {
  readonly pageID: string;
  /** As it is typed. */
  readonly slug: string;
}

/** Milliseconds without a key after which it is asked. */
const rest = 400;

/** Which other addresses change with a slug that is not saved yet: of pages below, and of translations that share it. */
export default function SlugOutlook({ pageID, slug }: SlugOutlookProps): ReactElement | null {
  const [settled, setSettled] = useState(slug);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), rest);
    return () => clearTimeout(timer);
  }, [slug]);
  const isSlug = canonicalSlug(settled) !== undefined;
  const { data } = useAddressChanges(pageID, { slug: settled }, settled === slug && isSlug);
  if (!data || data.changed.totalItems < 2) return null;
  return <AddressOutlook changes={data} isFailed={false} onRetry={() => undefined} />;
}
