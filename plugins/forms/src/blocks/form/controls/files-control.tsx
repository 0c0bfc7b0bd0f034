import type { ReactNode } from 'react';
import { textOfFault } from '../../../definition/fault-text.ts';
import { allFileKinds, megabytes } from '../../../definition/file-kinds.ts';
import { acceptOf } from '../accept-of.ts';
import { sizeText } from '../size-text.ts';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './control-props.ts';
import { KeptFiles } from './kept-files.tsx';

/** Files, with what may be sent said before. A script lists them and lets each be taken out again. */
export function FilesControl({ drawn, context }: ControlProps): ReactNode {
  const { field } = drawn;
  if (field.kind !== 'files') return null;
  const { data, site, idOf } = context;
  const { types = allFileKinds, maxCount = 1, maxSize } = field;
  const tooLarge =
    data.definition && textOfFault(data.definition, field, { code: 'FO_20', params: { max: megabytes(maxSize) } }, data.language);
  const attributes = controlAttributes(drawn, context);
  const limit = `${idOf(drawn.path)}-limit`;
  return (
    <>
      <p className="form-hint" id={limit}>
        {site.t('files.limit', { kinds: types.join(', '), size: sizeText(maxSize, site.locale), count: maxCount })}
      </p>
      <KeptFiles drawn={drawn} context={context} />
      <input
        {...attributes}
        className="form-file"
        type="file"
        accept={acceptOf(types)}
        multiple={maxCount > 1}
        aria-describedby={`${limit} ${attributes['aria-describedby']}`}
        data-too-large={tooLarge}
      />
      <ul className="form-files" data-files={drawn.path} aria-label={site.t('files.chosen')} />
    </>
  );
}
