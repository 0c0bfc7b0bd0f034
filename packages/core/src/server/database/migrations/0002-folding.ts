import { Migration } from '@mikro-orm/migrations';
import { foldedSigns, markClass } from '#contract/fold-text.ts';

const isOne = (text: string): boolean => Array.from(text).length === 1;

/** Every capital letter that is no small letter with a mark, after `A` to `Z`, which every collation knows. */
const capitals = Array.from({ length: 0x1_ff_ff - 0x80 }, (_, index) => index + 0x80)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => letter.normalize('NFD') === letter && letter.toLowerCase() !== letter && isOne(letter.toLowerCase()));

/** SQL of a text with some letters and signs as others, each of one character; a shorter second list takes out the rest. */
const translated = (text: string, pairs: readonly (readonly [sign: string, one: string])[]): string => {
  const ordered = pairs.toSorted(([, one], [, other]) => other.length - one.length);
  const quoted = (texts: readonly string[]): string => `'${texts.join('').replaceAll("'", "''")}'`;
  return `translate(${text}, ${quoted(ordered.map(([sign]) => sign))}, ${quoted(ordered.map(([, one]) => one))})`;
};

const small = capitals.map((letter) => [letter, letter.toLowerCase()] as const);
const signs = Object.entries(foldedSigns);
const plainSpaces = Array.from('\t\n\v\f\r', (space) => [space, ' '] as const);
const spaces = Array.from(
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
  (space) => [space, ' '] as const,
);
const singles = [...signs.filter(([, one]) => one.length <= 1), ...spaces];

/** SQL of a text with the letters that are spelled with several. */
const spelledOut = (text: string): string =>
  signs
    .filter(([, letters]) => letters.length > 1)
    .reduce((sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`, text);

const isPlain = (text: string): string => `octet_length(${text}) = length(${text})`;

/**
 * The keys of `contract/fold-text.ts` as functions, so that every index and every list says what the code says, whatever the
 * locale of the database is. They stand on nothing but UTF-8: what a locale knows of letters is told to them here. Each is
 * complete in itself, since maintenance of an index calls it where no other function of this schema is in sight.
 */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`create function lectern_name_key(text) returns text language sql immutable strict parallel safe as
      $$ select case when ${isPlain('$1')} then lower($1 collate "C")
        else normalize(${translated('lower(normalize($1, NFD) collate "C")', [...small, ['ς', 'σ']])}, NFC) end $$`);
    // Most texts are plain letters, at the latest without their accents: the long list is for what is left.
    this.addSql(`create function lectern_search_key(text) returns text language sql immutable strict parallel safe as
      $$ select btrim(regexp_replace(case when ${isPlain('plain')} then plain
          else ${spelledOut(translated(translated('plain', small), singles))} end collate "C", ' {2,}', ' ', 'g'))
        from (select ${translated('lower(bare collate "C")', [['`', "'"], ...plainSpaces])} as plain
          from (select case when ${isPlain('$1')} then $1
            else regexp_replace(normalize($1, NFD) collate "C", '${markClass}', '', 'g') end as bare) without_marks) small $$`);
  }

  override down(): void {
    this.addSql(`drop function lectern_name_key(text), lectern_search_key(text)`);
  }
}
