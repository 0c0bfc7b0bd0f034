import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import type { LinkTarget } from '#contract/content.ts';
import { pageCalls } from '../../pages.client.ts';

interface OwnAddress {
  /** The page at the address, as a link holds it; undefined where there is none, or it is not known yet. */
  readonly target: Extract<LinkTarget, { readonly page: string }> | undefined;
  readonly title: string;
  /** Whether it is still being looked up. */
  readonly isPending: boolean;
}

/** Whether an address can be one of this site: a path, or one behind the same host. */
function canBeOwn(href: string): boolean {
  if (href.startsWith('/')) return true;
  return URL.canParse(href) && new URL(href).host === window.location.host;
}

/** The page that an address of this site leads to. Links by id follow their page wherever it goes. */
export function useOwnAddress(to: LinkTarget | null | undefined): OwnAddress {
  const client = useClient();
  const href = to && 'href' in to && canBeOwn(to.href) ? to.href : '';
  const { data, isFetching } = useQuery({
    queryKey: ['pages', 'at', href],
    enabled: href !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.resolveAddress, { body: { href }, signal })),
  });
  const target = data ? { page: data.pageID, ...(data.anchor === null ? {} : { anchor: data.anchor }) } : undefined;
  return { target: href === '' ? undefined : target, title: data?.title ?? '', isPending: href !== '' && isFetching };
}

interface LeftLink {
  readonly value: LinkTarget | null;
  readonly isReadOnly: boolean;
  readonly onChange: (value: LinkTarget | null) => void;
}

/** Makes an address of this site a link by its page's id once its control is left. Returns what says whether it is. */
export function usePageOnceLeft({ value, isReadOnly, onChange }: LeftLink): (isLeft: boolean) => void {
  const [isLeft, setLeft] = useState(false);
  const { target } = useOwnAddress(value);
  useEffect(() => {
    if (isLeft && target && !isReadOnly) onChange(target);
  }, [isLeft, target, isReadOnly, onChange]);
  return setLeft;
}
