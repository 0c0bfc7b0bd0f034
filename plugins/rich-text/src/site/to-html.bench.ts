import { readFile } from 'node:fs/promises';
import { repairRichText } from '../document/repair-rich-text.ts';
import { testPage } from './read-html.test-kit.ts';
import { toHtml } from './to-html.ts';

// node --import tsx --conditions=lectern-source src/site/to-html.bench.ts
// Prints the fastest of many rounds, and the same as a multiple of parsing the document's JSON, so that numbers of
// two machines can be compared.

const json = JSON.stringify(
  (JSON.parse(await readFile(new URL('../../fixtures/text.v1.json', import.meta.url), 'utf8')) as { props: { body: unknown } })
    .props.body,
);
const doc: unknown = JSON.parse(json);
const page = testPage(doc);

const rounds = 200;
const repeats = 200;

function fastest(run: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let repeat = 0; repeat < repeats; repeat += 1) run();
    best = Math.min(best, (performance.now() - start) / repeats);
  }
  return best * 1000;
}

const parse = fastest(() => JSON.parse(json));
const results = {
  'JSON.parse': parse,
  repairRichText: fastest(() => repairRichText(doc)),
  toHtml: fastest(() => toHtml(doc, page)),
};
for (const [name, time] of Object.entries(results)) {
  process.stdout.write(`${name.padEnd(15)} ${time.toFixed(1).padStart(7)} µs  ${(time / parse).toFixed(2)} × JSON.parse\n`);
}
