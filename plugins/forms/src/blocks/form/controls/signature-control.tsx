import type { ReactNode } from 'react';
import { signatureKinds } from '../../../definition/file-kinds.ts';
import { acceptOf } from '../accept-of.ts';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './control-props.ts';
import { KeptFiles } from './kept-files.tsx';

/** A signature: one's name typed, or an image of it; a script adds a place to draw it. */
export function SignatureControl({ drawn, context }: ControlProps): ReactNode {
  const { site, valueOf } = context;
  const { id, name, ...attributes } = controlAttributes(drawn, context);
  return (
    <div className="form-signature" data-signature={name} data-texts={JSON.stringify(padTexts(site.t))}>
      <p className="form-signature-way">
        <label htmlFor={`${id}-typed`}>{site.t('signature.typed')}</label>
        <input
          {...attributes}
          className="site-input form-signature-typed"
          id={`${id}-typed`}
          name={name}
          type="text"
          autoComplete="off"
          defaultValue={valueOf(name)}
        />
      </p>
      <div className="form-signature-way">
        <label htmlFor={`${id}-file`}>{site.t('signature.file')}</label>
        <KeptFiles drawn={drawn} context={context} />
        <input
          {...attributes}
          className="form-file"
          id={`${id}-file`}
          name={name}
          type="file"
          accept={acceptOf(signatureKinds)}
        />
      </div>
    </div>
  );
}

/** The words of the place to draw, for the script that makes it. */
const padTexts = (t: (key: string) => string) => ({
  draw: t('signature.draw'),
  label: t('signature.label'),
  clear: t('signature.clear'),
  undo: t('signature.undo'),
});
