import { draftPage, fileID, livePage, videoID } from './admin-server.test-kit.ts';
import { documentOf, paragraph } from './editor-page.test-kit.ts';

const cell = (text: string, rest: object = {}) => ({ type: 'table-cell', ...rest, children: [{ text }] });
const row = (...children: unknown[]) => ({ type: 'table-row', children });
const item = (text: string, ...nested: unknown[]) => ({
  type: 'list-item',
  children: [
    { type: 'list-item-text', children: [{ text }] },
    ...(nested.length > 0 ? [{ type: 'list', ordered: true, children: nested }] : []),
  ],
});

/** A text with one of everything. */
export const example = documentOf(
  { type: 'heading', level: 2, children: [{ text: 'Wat is gedekt?' }] },
  paragraph(
    'Brand, storm en ',
    { text: 'vandalisme', bold: true },
    '. Zie ',
    { type: 'link', to: { page: livePage }, children: [{ text: 'de dekking' }] },
    ', ',
    { type: 'link', to: { page: draftPage }, children: [{ text: 'het concept' }] },
    ' en ',
    { type: 'link', to: { href: 'https://example.nl' }, newTab: true, children: [{ text: 'elders' }] },
    ' over ',
    { text: 'rebus sic stantibus', lang: 'la', italic: true },
    ' in ',
    { type: 'planner/region', props: { name: 'Zuid' } },
    '.',
  ),
  { type: 'list', ordered: false, children: [item('Orgel', item('ook tijdens restauratie')), item('Klokken')] },
  { type: 'image', fileID, altText: 'Een toren', caption: 'De toren van Batenburg' },
  { type: 'image', fileID },
  {
    type: 'table',
    caption: 'Eigen risico',
    children: [
      row(cell('Schade', { header: true }), cell('Bedrag', { header: true, colSpan: 2 })),
      row(cell('Storm', { header: true }), cell('250 euro'), cell('per geval')),
    ],
  },
  { type: 'quote', children: [paragraph('De toren staat er weer.')] },
  { type: 'button', label: 'Vraag aan', to: { page: livePage } },
  { type: 'video', fileID: videoID, title: 'Zo herstellen we', caption: 'Uit 2025' },
  { type: 'planner/map', props: { title: 'Zuid', zoom: 3 } },
  { type: 'rule' },
  { type: 'gone/thing', children: [{ text: 'Van een plug-in die weg is.' }] },
  paragraph('Slot'),
);
