// A page of twelve blocks and about a thousand words: 11 to 12 kB of HTML.
const words = (
  'kerk toren gewelf orgel klok dak goot lood leien baksteen voeg steiger vakman restauratie monument verzekering dekking schade melding ' +
  'herbouwwaarde taxatie premie polis brand storm bliksem vorst leegstand vrijwilliger bestuur klooster kapel molen gevel venster glas raam ' +
  'en de het van een voor met op aan bij tot entry wordt blijft heeft staat geeft vraagt'
).split(' ');

/** Words from a seed, so that every run renders the same page. */
function fixedSentences(seed, count) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  const text = Array.from({ length: count }, () => words[next() % words.length]).join(' ');
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

const paragraph = (...children) => ({ type: 'paragraph', children });
const document = (...children) => ({ kind: 'richtext', version: 1, children });

function body(seed, sentences) {
  return document(
    { type: 'heading', level: 3, children: [{ text: sentences(seed, 4) }] },
    paragraph(
      { text: sentences(seed + 1, 16) },
      { text: ` ${sentences(seed + 2, 4)} `, bold: true },
      { text: sentences(seed + 3, 20) },
    ),
    {
      type: 'list',
      ordered: false,
      children: [4, 5, 6].map((step) => ({
        type: 'list-item',
        children: [{ type: 'list-item-text', children: [{ text: sentences(seed + step, 9) }] }],
      })),
    },
  );
}

const cards = (seed, sentences) =>
  [0, 1, 2].map((index) => ({
    title: sentences(seed + index, 3),
    text: sentences(seed + index + 10, 24),
    link: { to: { href: '/verzekeringen' }, label: 'Lees verder' },
    image: null,
  }));

/** Twelve blocks by key, of texts of so many words: `(seed, count) => text`. */
export const blocksOf = (sentences) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const seed = index * 100 + 7;
      const key = `blok-${String(index).padStart(2, '0')}`;
      const title = () => sentences(seed, 3);
      if (index % 4 === 3)
        return [key, { type: 'basic/cards', anchorPoint: '', props: { title: title(), cards: cards(seed, sentences) } }];
      if (index % 4 === 1)
        return [key, { type: 'basic/text', anchorPoint: '', props: { title: title(), body: body(seed, sentences) } }];
      return [key, { type: 'rich-text/text', anchorPoint: '', props: { body: body(seed, sentences) } }];
    }),
  );

/** The blocks of the page, by key. */
export const blocks = blocksOf(fixedSentences);

export const path = '/maatstaf';
