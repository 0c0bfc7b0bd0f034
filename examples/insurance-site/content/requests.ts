/** A change of a live page whose publication was asked for. */
interface RequestedChange {
  /** Of a page of the default locale. */
  readonly slug: string;
  readonly title: string;
  readonly comment: string;
  /** Why it was rejected; left out where nobody has decided yet. */
  readonly feedback?: string;
}

/** What waits for a reviewer, and what one sent back. */
export const requests: readonly RequestedChange[] = [
  {
    slug: '/over-ons',
    title: 'Over Sluitsteen',
    comment: 'Zo heet de pagina ook in de nieuwe folder. Graag voor de open dag.',
  },
  {
    slug: '/schade',
    title: 'Schade? Bel ons meteen',
    comment: 'Korter, en wie belt is sneller geholpen.',
    feedback: 'Melden kan ook online. Houd de titel neutraal en zet het nummer in de eerste alinea.',
  },
];
