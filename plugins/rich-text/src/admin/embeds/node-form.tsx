import { FieldsForm } from '@lectern/core/admin';
import { useId } from 'react';
import { propsOf } from '../../document/node-kinds.ts';
import type { OpaqueNode } from '../../document/rich-text.types.ts';
import { useEditorFacts } from '../editor-context.ts';

interface NodeFormProps {
  readonly node: OpaqueNode;
  readonly onChange: (node: OpaqueNode) => void;
}

/** A plugin's node: its own control where it has one, else the form that its fields stand for. */
export function NodeForm({ node, onChange }: NodeFormProps) {
  const { nodes, locale, history } = useEditorFacts();
  const id = useId();
  const declared = nodes.find((known) => known.type === node.type);
  if (!declared) return null;
  const { control, label, fields, initial } = declared;
  const props = propsOf(node);
  const common = { id, locale, history };
  return control ? (
    <FieldsForm
      {...common}
      fields={{ props: { control, label, required: false } }}
      values={{ props }}
      onChange={(values) => onChange({ ...node, props: values['props'] })}
    />
  ) : (
    <FieldsForm
      {...common}
      fields={fields}
      values={props}
      initial={initial}
      onChange={(values) => onChange({ ...node, props: { ...initial, ...values } })}
    />
  );
}
