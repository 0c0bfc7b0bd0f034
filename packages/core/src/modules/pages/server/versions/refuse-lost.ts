import { dequal } from 'dequal/lite';
import { LecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { broughtBack } from './restored-content.ts';

/** Refuses (G_46) to bring back what this code cannot read: it could not be told from what anybody makes up. */
export function refuseUnreadable(
  { blocks, pageTypes }: Pick<Lectern, 'blocks' | 'pageTypes'>,
  type: string,
  { current, restored }: { readonly current: PageContent; readonly restored: PageContent },
): void {
  const back = broughtBack(current, restored);
  const errors = back.blocks.flatMap((block): FieldError[] => {
    const definition = blocks.get(block.type);
    const isReadable = definition && block.version <= definition.version;
    return isReadable ? [] : [{ property: `blocks.${block.key}`, code: 'G_46', params: { type: block.type } }];
  });
  if (back.isOwn && !pageTypes.get(type)) errors.push({ property: 'typeData', code: 'G_46', params: { type } });
  if (errors.length > 0) throw new LecternError(errors);
}

/** The value of a field that holds the property of an error: the whole list for one of its items. */
function valueOf({ blocks, typeData, seo }: PageContent, property: string): unknown {
  const [part = '', name = '', field = ''] = property.split('.');
  if (part === 'blocks') return Object.hasOwn(blocks, name) ? blocks[name]?.props[field] : undefined;
  return part === 'typeData' ? typeData[name] : seo[name as keyof typeof seo];
}

/** Refuses (G_47) to bring back what shows a file that is gone. What stands already, gone or not, may stay. */
export function refuseGone(
  warnings: readonly FieldError[],
  { current, restored }: { readonly current: PageContent; readonly restored: PageContent },
): void {
  const gone = warnings.filter(
    ({ property = '', code }) => code === 'V_17' && !dequal(valueOf(current, property), valueOf(restored, property)),
  );
  if (gone.length > 0) throw new LecternError(gone.map(({ property = '' }) => ({ property, code: 'G_47' })));
}
