import { createElement, useCallback, useMemo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { editorsOf, initialOf } from '#contract/fields/field-set.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { NewBlock } from '#admin/control.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { loadEntry } from '#admin/shell/plugins.ts';
import type { AdminPlugins, AnyBlockEditProps } from '#admin/shell/plugins.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { useBlock, useEditorContext } from '../context/editor-context.ts';
import { fetchedPart, usePart } from '../late/fetched-part.ts';
import type { FetchedPart } from '../late/fetched-part.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { FormContext } from '../focus/form-context.ts';
import { useFormValue } from '../form/use-form-value.ts';
import { useBlockInserter } from '../inserter/use-block-inserter.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { documentOf } from '../state/editor-state.ts';
import { newBlocks } from '../state/new-blocks.ts';
import type { Path } from '../state/path.ts';

interface BlockFormProps {
  readonly block: StoredBlock;
  readonly definition: BlockDefinition;
}

/** The form that the block's declaration stands for. */
function GeneratedForm({ block, definition }: BlockFormProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { store, registry } = useEditorContext();
  const { key } = block;
  const onChange = useCallback((path: Path, value: unknown) => store.dispatch({ type: 'prop', key, path, value }), [store, key]);
  const insertBlocksAfter = useCallback(
    (path: Path, value: unknown, blocks: readonly NewBlock[]) =>
      store.dispatch({
        type: 'propAndBlocks',
        key,
        path,
        value,
        blocks: newBlocks(registry, blocks, { taken: documentOf(store.get()).blocks, today: dayIn(boot.siteTimeZone) }),
      }),
    [store, registry, key, boot.siteTimeZone],
  );
  const blockInserterAt = useBlockInserter(key, definition);
  const form = useFormValue({ base: `blocks.${key}`, onChange, insertBlocksAfter, blockInserterAt });
  const editors = useMemo(() => editorsOf(definition.fields), [definition]);
  const initial = useMemo(() => initialOf(definition.fields), [definition]);
  if (Object.keys(editors).length === 0) return <p className="lc-quiet">{t('block.noFields')}</p>;
  return (
    <FormContext value={form}>
      <FieldGroup editors={editors} values={block.props} initial={initial} path={[]} headingLevel={3} />
    </FormContext>
  );
}

const known = new Map<string, FetchedPart<BlockFormProps>>();

/** A form of the block's own where its plugin has one; the generated one else. Decided once for each type. */
function formOf(plugins: AdminPlugins, type: string): FetchedPart<BlockFormProps> {
  const existing = known.get(type);
  if (existing) return existing;
  const part = fetchedPart(async () => {
    const [plugin = '', name = ''] = type.split('/');
    const entry = (await loadEntry(plugins, plugin)).blocks?.[name];
    if (!entry) return GeneratedForm;
    const { default: OwnForm } = await entry();
    return (props: BlockFormProps) => <WiredForm {...props} form={OwnForm} />;
  });
  known.set(type, part);
  return part;
}

/** The form of a block whose plugin may have one of its own. */
function PluginForm(props: BlockFormProps): ReactElement {
  const { plugins } = useApp();
  const Form = usePart(formOf(plugins, props.block.type));
  return Form ? createElement(Form, props) : <Skeleton lines={5} />;
}

function WiredForm({
  block,
  definition,
  form: Form,
}: BlockFormProps & { readonly form: ComponentType<AnyBlockEditProps> }): ReactElement {
  const { store, page, isReadOnly } = useEditorContext();
  const { key } = block;
  const onChange = useCallback(
    (props: Readonly<Record<string, unknown>>) => store.dispatch({ type: 'props', key, props }),
    [store, key],
  );
  return (
    <>
      <Form props={block.props} onChange={onChange} isReadOnly={isReadOnly} locale={page.locale} />
      {Object.keys(definition.fields).map((name) => (
        <FieldNotes key={name} property={`blocks.${key}.${name}`} />
      ))}
    </>
  );
}

/** The fields of one block. Of all that stands around it, this alone is drawn anew with what is written in it. */
export function BlockForm({ blockKey, definition }: { readonly blockKey: string; readonly definition: BlockDefinition }) {
  const { plugins } = useApp();
  const block = useBlock(blockKey, (state) => documentOf(state).blocks[blockKey]);
  if (!block) return null;
  const props = { block, definition };
  const [plugin = ''] = block.type.split('/');
  // A plugin without an admin entry has no forms of its own: nothing to wait for.
  if (!plugins[plugin]?.admin) return <GeneratedForm {...props} />;
  return <PluginForm {...props} />;
}
