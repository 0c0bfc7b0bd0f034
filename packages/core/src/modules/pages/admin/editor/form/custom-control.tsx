import { createElement, useCallback } from 'react';
import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { ControlProps, NewBlock } from '#admin/control.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { loadEntry } from '#admin/shell/plugins.ts';
import type { AdminPlugins } from '#admin/shell/plugins.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import type { Path } from '../state/path.ts';
import { joinPath } from '../state/path.ts';
import { Boundary } from '#admin/ui/layout/boundary.tsx';
import { offerCaret } from '../focus/caret-places.ts';
import type { PutCaret } from '../focus/caret-places.ts';
import { fetchedPart, usePart } from '../late/fetched-part.ts';
import type { FetchedPart } from '../late/fetched-part.ts';
import { useForm } from '../focus/form-context.ts';

const known = new Map<string, FetchedPart<ControlProps>>();

/** A control of a plugin, imported with the first field that needs it and kept for all others. */
function controlOf(plugins: AdminPlugins, name: string): FetchedPart<ControlProps> {
  const existing = known.get(name);
  if (existing) return existing;
  const part = fetchedPart(async () => {
    const [plugin = '', control = ''] = name.split('/');
    const load = (await loadEntry(plugins, plugin)).controls?.[control];
    if (!load) throw new Error(`No admin entry supplies the control "${name}".`);
    return (await load()).default;
  });
  known.set(name, part);
  return part;
}

function Control({ name, props }: { readonly name: string; readonly props: ControlProps }): ReactElement {
  const { plugins } = useApp();
  const Part = usePart(controlOf(plugins, name));
  return Part ? createElement(Part, props) : <Skeleton lines={3} />;
}

interface CustomControlProps {
  readonly editor: FieldEditor;
  readonly value: unknown;
  readonly path: Path;
  readonly common: FieldProps & { readonly id: string; readonly errors: readonly string[] };
}

/** A field whose control a plugin supplies. If it fails, its value is kept and the rest of the form works. */
export function CustomControl({ editor, value, path, common }: CustomControlProps): ReactElement {
  const t = useText();
  const form = useForm();
  const own = joinPath(path);
  const wiring = useFieldWiring(common);
  const insertAfter = form.insertBlocksAfter;
  const onCaret = useCallback((put: PutCaret) => offerCaret(common.id, put), [common.id]);
  const isReadOnly = common.isReadOnly ?? form.isReadOnly;
  const blockInserter = isReadOnly ? undefined : form.blockInserterAt?.(path);
  return (
    <FieldLayout {...common} wiring={wiring} isLoose>
      <Boundary fallback={<ErrorBox errors={[t('block.formFailed')]} />}>
        <Control
          name={editor.control}
          props={{
            id: common.id,
            editor,
            value,
            errors: common.errors,
            ...(wiring.notes === undefined ? {} : { describedBy: wiring.notes }),
            errorsBelow: (below) => form.codesAt(`${own}.${below}`),
            isReadOnly,
            locale: form.locale,
            history: form.history,
            onChange: (next) => form.onChange(path, next),
            onCaret,
            ...(insertAfter
              ? { insertBlocksAfter: (next: unknown, blocks: readonly NewBlock[]) => insertAfter(path, next, blocks) }
              : {}),
            ...(blockInserter ? { blockInserter } : {}),
          }}
        />
      </Boundary>
    </FieldLayout>
  );
}
