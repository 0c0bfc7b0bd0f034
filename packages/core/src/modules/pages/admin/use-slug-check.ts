import { useEffect, useState } from 'react';
import { canonicalSlug } from '#contract/slug.ts';
import { pageCalls } from '../pages.client.ts';
import { useApp } from '#admin/shell/app-context.ts';

export type SlugState = 'empty' | 'current' | 'invalid' | 'checking' | 'available' | 'taken' | 'unchecked';

interface SlugCheck {
  readonly slug: string;
  readonly locale: string;
  /** The slug that the page has already. */
  readonly current?: string;
  /** The page that may keep it. */
  readonly pageID?: string;
}

/** Asks, after a pause, whether a slug is free in its locale. */
export function useSlugCheck({ slug, locale, current, pageID }: SlugCheck): SlugState {
  const { client } = useApp();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly state: SlugState }>();
  const canonical = canonicalSlug(slug);
  const asked = `${locale} ${canonical ?? ''}`;
  const needsAnswer = canonical !== undefined && canonical !== current;

  useEffect(() => {
    if (!needsAnswer) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const result = await client.call(pageCalls.slugAvailable, {
          body: { slug: canonical, locale, ...(pageID ? { pageID } : {}) },
          signal: aborter.signal,
        });
        setAnswer({ asked, state: result.ok ? (result.data.available ? 'available' : 'taken') : 'unchecked' });
      } catch {
        // Aborted: a newer slug is being asked about.
      }
    }, 350);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [client, canonical, locale, pageID, asked, needsAnswer]);

  if (slug === '') return 'empty';
  if (canonical === undefined) return 'invalid';
  if (canonical === current) return 'current';
  return answer?.asked === asked ? answer.state : 'checking';
}
