import type { ReactNode } from 'react';
import type { FormBlockViewProps } from '@lectern/core/site';
import { holds } from '../../definition/conditions.ts';
import { conditionText } from './condition-text.ts';
import { createFormContext } from './form-context.ts';
import { FormPage } from './form-page.view.tsx';
import type { form as formBlock } from './form.block.ts';
import { Later } from './later.view.tsx';
import { Signing } from './signing.view.tsx';
import { Thanks } from './thanks.tsx';

/** A form of the site. It works as HTML alone; a script saves what can be saved of ways and waits. */
export default function FormView({ props, data, block, form, site }: FormBlockViewProps<typeof formBlock>): ReactNode {
  if (!data?.definition) return <p className="form form-gone">{site.t('gone', { form: props.form })}</p>;
  const { definition, thanks, later, signing } = data;
  const context = createFormContext(data, block.key, { site, holds, conditionText });
  const id = `${block.key}-form`;
  if (thanks) return <Thanks id={id} thanks={thanks} context={context} />;
  if (signing) return <Signing id={id} signing={signing} context={context} form={form} />;
  if (later) return <Later id={id} later={later} context={context} form={form} />;
  return <FormPage id={id} definition={definition} context={context} form={form} next={props.next} />;
}
