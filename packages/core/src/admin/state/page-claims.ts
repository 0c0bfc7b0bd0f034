import { createStore } from '../ui/store/create-store.ts';

/** The cards of the dashboard that show pages, from the one that asks for most down; what one works on oneself before what stands about. */
const pageConcerns = ['review', 'requested', 'planned', 'due', 'recent', 'changed', 'draft'] as const;
export type PageConcern = (typeof pageConcerns)[number];

/** Ids of the pages that each card shows. */
type PageClaims = Readonly<Partial<Record<PageConcern, readonly string[]>>>;

/** What the cards of the dashboard at hand show. */
export const pageClaims = createStore<PageClaims>({});

/** Ids of the pages that stand in a card that asks for more. */
export const claimedBefore = (claims: PageClaims, concern: PageConcern): ReadonlySet<string> =>
  new Set(pageConcerns.slice(0, pageConcerns.indexOf(concern)).flatMap((more) => claims[more] ?? []));
