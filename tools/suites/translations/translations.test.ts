import { expect } from 'chai';
import { adminLanguages } from '../../../packages/core/src/contract/admin-language.ts';
import { partsOfAdmin, translationsOf } from './translated-words.ts';
import type { Part } from './translated-words.ts';

const placeholders = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}|\{property\}/g))].toSorted().join(' ');

describe('the words of the admin', () => {
  let parts: readonly Part[];
  before(async () => {
    parts = await partsOfAdmin();
  });

  for (const language of adminLanguages.filter((code) => code !== 'en'))
    it(`are all there in "${language}", and no others, with the same placeholders`, async () => {
      const problems: string[] = [];
      for (const part of parts) {
        const words = await translationsOf(part, language);
        const file = `${part.folder}/translations/${language}.ts`;
        for (const [key, english] of part.english) {
          const text = words.get(key);
          if (text === undefined) problems.push(`missing in ${file}: ${JSON.stringify(key)}`);
          else if (placeholders(text) !== placeholders(english))
            problems.push(
              `other placeholders in ${file}: ${JSON.stringify(key)} has "${placeholders(text)}", English "${placeholders(english)}"`,
            );
        }
        for (const key of words.keys())
          if (!part.english.has(key)) problems.push(`without an English original in ${file}: ${JSON.stringify(key)}`);
      }
      expect(problems.join('\n')).to.equal('');
    });
});
