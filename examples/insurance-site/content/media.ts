import type { MediaContent } from './types.ts';

/** The pictures by their folder in the library, each with what it shows. */
const pictures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/Gebouwen': {
    'boekenkerk.webp': 'Een bibliotheek met galerij in een voormalige kerk',
    'dorpsgezicht.webp': 'Een stad aan het water met kerktorens en een molen, bij avond',
    'grachtenhuis.webp': 'Een bakstenen huis met trapgevel aan een gracht',
    'kerk-in-de-schemering.webp': 'Een kerk met toren en verlichte ramen in de schemering',
    'kloostergang.webp': 'Een kloostergang met gewelven en licht uit de tuin',
    'molen.webp': 'Een stellingmolen in de polder bij laag zonlicht',
    'winterkapel.webp': 'Een gesloten kapel in de sneeuw',
  },
  '/Interieur en kunst': {
    'gewelf.webp': 'Een stergewelf van onderaf gezien, met een kleurige sluitsteen',
    'glas-in-lood.webp': 'Een rond glas-in-loodraam met bladeren en een sluitsteen',
    'kerkschatten.webp': 'Kelk, monstrans, kandelaars en oude boeken in een nis',
    'kerkschip.webp': 'Het schip van een kerk met gekleurd licht op de vloer',
    'klok.webp': 'Een luidende klok in een eiken klokkenstoel',
    'orgel.webp': 'Een organist aan een orgel met drie torens',
  },
  '/Onderhoud en schade': {
    'bliksemafleider.webp': 'Bliksem boven een kerkdak; een koperen afleider loopt over de nok',
    'leien-en-koper.webp': 'Een leien dak met een koperen goot',
    'steigertoren.webp': 'Een toren in de steigers met ambachtslieden',
    'stormschade.webp': 'Een boerderijdak na de storm, met een omgevallen boom en een zeil',
    'touwinspectie.webp': 'Een inspecteur hangt aan touwen langs een kerktoren',
    'werktafel.webp': 'Handen met een duimstok boven de plattegrond van een kerk',
  },
  '/Mensen': {
    'portret-amina.webp': 'Portret van Amina Bouzidi voor een groen glasraam',
    'portret-hester.webp': 'Portret van Hester Verbrugge voor een rood glasraam',
    'portret-joris.webp': 'Portret van Joris Hamelink voor een geel glasraam',
    'portret-willem.webp': 'Portret van Willem Sarfo voor een blauw glasraam',
  },
};

/** Documents to download, each with the name under which visitors get it. */
export const documents: readonly string[] = ['checklist-rondgang.pdf', 'verzekeringskaart-religieuze-gebouwen.pdf'];

/** Folders of the library for what is no picture. */
export const folders = { documents: '/Documenten', moving: '/Film' } as const;

/** Moving images, each with the picture that stands for it while it is still. */
export const moving: readonly { readonly file: string; readonly poster: string }[] = [
  { file: 'luidklok.gif', poster: 'klok.webp' },
];

/** The pictures of the site, each with the text that it brings along where a page gives none of its own. */
export const media: readonly MediaContent[] = Object.entries(pictures).flatMap(([folder, files]) =>
  Object.entries(files).map(([file, altText]) => ({ file, folder, altText })),
);
