import type { ReactNode } from 'react';
import { isDrawnGroup } from './drawn-parts.ts';
import type { DrawnGroup, DrawnPart } from './drawn-parts.ts';
import { FieldRow } from './field-row.tsx';
import type { FormContext } from './form-context.ts';
import { groupTitle } from './group-title.ts';
import { WhenAsked } from './when-asked.tsx';

interface GroupProps {
  readonly drawn: DrawnGroup;
  readonly context: FormContext;
}

/** What a script needs to show as many items as are counted. */
const itemData = ({ group, item }: DrawnGroup, { words }: FormContext) =>
  item ? { 'data-item-of': item.countPath, 'data-title': words(group.repeat?.title) } : {};

function FormGroup({ drawn, context }: GroupProps): ReactNode {
  const { group, when, parts } = drawn;
  const title = groupTitle(drawn, context);
  const content = (
    <>
      {group.intro && <p className="form-intro">{context.words(group.intro)}</p>}
      <FormParts parts={parts} context={context} />
    </>
  );
  return (
    <WhenAsked when={when} context={context}>
      {title ? (
        <fieldset className="form-group" {...itemData(drawn, context)}>
          <legend className="form-legend">{title}</legend>
          {content}
        </fieldset>
      ) : (
        <div className="form-together">{content}</div>
      )}
    </WhenAsked>
  );
}

function GroupOrTemplate({ drawn, context }: GroupProps): ReactNode {
  const group = <FormGroup drawn={drawn} context={context} />;
  return drawn.item && drawn.item.number === undefined ? (
    <template data-item-template={drawn.item.countPath}>{group}</template>
  ) : (
    group
  );
}

/** Questions and groups of them, in the order of the form. */
export const FormParts = ({
  parts,
  context,
}: {
  readonly parts: readonly DrawnPart[];
  readonly context: FormContext;
}): ReactNode =>
  parts.map((part) =>
    isDrawnGroup(part) ? (
      <GroupOrTemplate key={part.key} drawn={part} context={context} />
    ) : (
      <FieldRow key={part.path} drawn={part} context={context} />
    ),
  );
