import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { tags } from '../tags/tags.manifest.ts';
import { tagRefusals } from '../tags/tags.refusals.ts';
import type { media } from './media.manifest.ts';

/** What is refused where files come into the library, move and leave it. */
export const mediaRefusals = {
  ...generalRefusals,
  noTag: tagRefusals.noTag,
  unusable: 'G_11',
  inUse: 'G_12',
  libraryFull: 'G_13',
  gone: 'G_15',
  otherContent: 'G_16',
  tooManyPixels: 'G_31',
  richTextFile: 'G_32',
  scripted: 'G_33',
  phonePhoto: 'G_34',
  macros: 'G_35',
  oldOffice: 'G_36',
  unknownImage: 'G_37',
  filmOrSound: 'G_38',
  unreadableText: 'G_39',
  fileTooLarge: 'ML_01',
  cannotMove: 'ML_02',
  nameTaken: 'ML_03',
} as const satisfies RefusalsOf<typeof media | typeof tags>;
