import type { ReactNode } from 'react';
import { formFields } from '../../../form-fields.ts';
import { sizeText } from '../size-text.ts';
import type { ControlProps } from './control-props.ts';

/** Files that came with an earlier try: they are sent along, unless they are taken out. */
export function KeptFiles({ drawn: { path }, context: { filesOf, site, idOf } }: ControlProps): ReactNode {
  const files = filesOf(path);
  if (files.length === 0) return null;
  return (
    <ul className="form-files" aria-label={site.t('files.kept')}>
      {files.map(({ token, name, size }, index) => {
        const id = `${idOf(path)}-kept-${index}`;
        return (
          <li key={token} className="form-choice">
            <input type="checkbox" id={id} name={formFields.kept} value={token} defaultChecked />
            <label htmlFor={id}>
              {name} <span className="form-optional">({sizeText(size, site.locale)})</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
