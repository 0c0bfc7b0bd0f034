import { createElement, lazy, Suspense, useCallback } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { FieldEditor } from '../../../../../contract/fields/field.ts';
import type { ControlProps, NewBlock } from '../../../../../admin/control.ts';
import { useApp } from '../../../../../admin/shell/app-context.ts';
import { loadEntry } from '../../../../../admin/shell/plugins.ts';
import type { AdminPlugins } from '../../../../../admin/shell/plugins.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { FieldLayout, useFieldWiring } from '../../../../../admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '../../../../../admin/ui/fields/field-layout.tsx';
import { ErrorBox } from '../../../../../admin/ui/fields/error-box.tsx';
import { Skeleton } from '../../../../../admin/ui/layout/skeleton.tsx';
import type { Path } from '../state/path.ts';
import { joinPath } from '../state/path.ts';
import { Boundary } from '../../../../../admin/ui/layout/boundary.tsx';
import { offerCaret } from './caret-places.ts';
import type { PutCaret } from './caret-places.ts';
import { useForm } from './form-context.ts';

const known = new Map<string, ComponentType<ControlProps>>();

/** A control of a plugin, imported with the first field that needs it and kept for all others. */
function controlOf(plugins: AdminPlugins, name: string): ComponentType<ControlProps> {
  const existing = known.get(name);
  if (existing) return existing;
  const component = lazy(async () => {
    const [plugin = '', control = ''] = name.split('/');
    try {
      const load = (await loadEntry(plugins, plugin)).controls?.[control];
      if (!load) throw new Error(`No admin entry supplies the control "${name}".`);
      return await load();
    } catch (error) {
      // The next form tries again: a download may have failed.
      known.delete(name);
      throw error;
    }
  });
  known.set(name, component);
  return component;
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
  const { plugins } = useApp();
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
        <Suspense fallback={<Skeleton lines={3} />}>
          {createElement(controlOf(plugins, editor.control), {
            id: common.id,
            editor,
            value,
            errors: common.errors,
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
          })}
        </Suspense>
      </Boundary>
    </FieldLayout>
  );
}
