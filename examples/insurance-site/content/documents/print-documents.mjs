// Prints the documents that visitors can download. `node print-documents.mjs`, with a Chromium in CHROMIUM_PATH.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const font = async (name) =>
  `data:font/woff2;base64,${(await readFile(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url))).toString('base64')}`;
const [serif, sans] = await Promise.all([font('source-serif-4'), font('figtree')]);
const style = `
  @font-face { font-family: Serif; src: url(${serif}); font-weight: 400 600 }
  @font-face { font-family: Sans; src: url(${sans}); font-weight: 400 700 }
  @page { size: A4; margin: 20mm 22mm }
  body { margin: 0; color: #1d2730; font: 10.5pt/1.5 Sans }
  h1 { margin: 0 0 2mm; font: 500 25pt/1.15 Serif; letter-spacing: -.01em }
  h2 { margin: 7mm 0 2mm; font: 500 14pt/1.2 Serif }
  header { display: flex; justify-content: space-between; margin-bottom: 10mm; padding-bottom: 3mm; border-bottom: .5pt solid #d3c8b4; color: #3d4a55; font-size: 9pt }
  .lead { margin: 0 0 6mm; color: #3d4a55; font-size: 12pt }
  ol { margin: 0; padding: 0; list-style: none; counter-reset: vraag }
  ol li { display: grid; grid-template-columns: 8mm 1fr 34mm; padding: 2.1mm 0; border-bottom: .5pt solid #d3c8b4; counter-increment: vraag }
  ol li::before { content: counter(vraag); color: #8f2436; font: 12pt/1.2 Serif }
  ol li::after { content: '\\2610\\00a0ja\\2003\\2610\\00a0nee'; text-align: right; color: #3d4a55 }
  ul { margin: 0; padding-left: 5mm } li { break-inside: avoid }
  .twee { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }
  footer { margin-top: 9mm; color: #3d4a55; font-size: 8.5pt }`;
const page = (
  title,
  body,
) => `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body>
  <header><span>Sluitsteen</span><span>Uitgave november 2026</span></header><main>${body}</main>
  <footer>Sluitsteen bemiddelt in verzekeringen. Aan dit blad kunt u geen rechten ontlenen; de polis bepaalt wat is verzekerd.</footer></body></html>`;

const questions = [
  'Weet u wanneer het dak voor het laatst is nagekeken?',
  'Zijn de goten dit najaar schoongemaakt?',
  'Lopen alle regenpijpen door tot in de grond?',
  'Is de bliksembeveiliging de afgelopen vijf jaar gemeten?',
  'Zijn de galmborden heel en de vogels buiten?',
  'Kunt u zonder zoeken bij de hoofdkraan?',
  'Is de elektra de afgelopen vijf jaar gekeurd?',
  'Staan kaarsen alleen waar iemand bij is?',
  'Hangen de blussers waar u ze verwacht?',
  'Weet de brandweer hoe zij binnenkomt?',
  'Is er een lijst van wat van waarde is, met foto’s?',
  'Ligt het zilver achter slot als er niemand is?',
  'Weet u wie er een sleutel heeft?',
  'Is er buiten geen losse ladder te vinden?',
  'Blijft het in de winter boven het vriespunt?',
  'Is de taxatie nog geldig?',
  'Staat elk gebouw en elk bijgebouw op de polis?',
  'Zijn vrijwilligers verzekerd als zij klussen?',
  'Heeft u verhuur en andere gebruikers doorgegeven?',
  'Weet uw opvolger waar dit alles ligt?',
];
const documents = {
  'checklist-rondgang': page(
    'Checklist voor de rondgang',
    `<h1>Twintig vragen voor één rondgang</h1><p class="lead">Neem een zaklamp mee, en iemand die het gebouw kent.</p><ol>${questions.map((text) => `<li>${text}</li>`).join('')}</ol>`,
  ),
  'verzekeringskaart-religieuze-gebouwen': page(
    'Verzekeringskaart religieuze gebouwen',
    `<h1>Religieuze gebouwen in het kort</h1><p class="lead">Wat u kunt verzekeren, en wat een polis meestal niet dekt.</p>
    <div class="twee"><section><h2>Kan verzekerd zijn</h2><ul><li>Brand, bliksem en ontploffing</li><li>Storm, en water dat daardoor binnenkomt</li><li>Inbraak en vandalisme</li><li>Glas-in-lood, herstel door een atelier</li><li>Orgel, klokken en uurwerk, als zij zijn getaxeerd</li><li>Kerkschatten, ook tijdens een bruikleen</li></ul></section>
    <section><h2>Meestal niet</h2><ul><li>Achterstallig onderhoud</li><li>Slijtage, houtworm en zwam die al langer zitten</li><li>Zetting door een gedaald grondwater</li><li>Een verbouwing die niet is gemeld</li><li>Vorst in een gebouw dat niet is afgesloten</li></ul></section></div>
    <h2>Vraag ons</h2><ul><li>of uw taxatie nog geldt, en voor welk bedrag</li><li>wie namens u mag melden, en wie mag wijzigen</li><li>wat u bij werk op het dak vooraf moet regelen</li></ul><h2>Schade?</h2><p>Bel 0800 - 0123, dag en nacht bij spoed.</p>`,
  ),
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, html] of Object.entries(documents)) {
  const sheet = await browser.newPage();
  await sheet.setContent(html);
  await sheet.evaluate(() => document.fonts.ready);
  const { length } = await sheet.pdf({
    path: new URL(`${name}.pdf`, import.meta.url).pathname,
    preferCSSPageSize: true,
    tagged: true,
  });
  console.log(`${name}.pdf ${Math.round(length / 1000)} kB`);
}
await browser.close();
