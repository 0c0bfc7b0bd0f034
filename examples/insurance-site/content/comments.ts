/** What colleagues say to each other about a part of a page. */
interface CommentContent {
  /** Of a page of the default locale. */
  readonly slug: string;
  readonly blockKey: string;
  readonly property: string;
  readonly quote: string;
  /** The comment, then the answers. */
  readonly texts: readonly [string, ...string[]];
}

/** A thread to look at. */
export const comments: readonly CommentContent[] = [
  {
    slug: '/over-ons/werkwijze',
    blockKey: 'stappen',
    property: 'body',
    quote: 'Twintig minuten aan de telefoon',
    texts: [
      'Halen wij dat nog? De laatste weken is het eerder een half uur.',
      'Half uur klopt. Ik vraag het de balie na en pas het dan aan.',
    ],
  },
];
