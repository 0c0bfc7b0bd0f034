import { memo } from 'react';
import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { FileValue, ImageValue, LinkValue, VideoValue } from '#contract/content.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { FileField, ImageField, VideoField } from '#modules/media/admin/fields/index.ts';
import { LinkField } from '../../fields/link-field.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import type { Path } from '../state/path.ts';
import { joinPath } from '../state/path.ts';
import { CustomControl } from './custom-control.tsx';
import { fieldId, useForm } from '../focus/form-context.ts';
import { DateField, NumberField, TagsField } from './later-fields.tsx';
import { GroupControl } from './group-control.tsx';
import { ListControl } from './list-control.tsx';

export interface FieldControlProps {
  readonly editor: FieldEditor;
  readonly value: unknown;
  /** Below the form's base. */
  readonly path: Path;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
/** As many choices are shown side by side; more become a list to open. */
const maxSegments = 3;

function Control({ editor, value, path }: FieldControlProps): ReactElement {
  const form = useForm();
  const id = fieldId(`${form.base}.${joinPath(path)}`);
  const lock = form.lockAt?.(path);
  // What is inside a locked field need not say it again.
  const help = path.length === 1 ? (lock ?? editor.help) : editor.help;
  const common = {
    id,
    label: editor.label,
    isRequired: editor.required,
    isReadOnly: form.isReadOnly || lock !== undefined,
    errors: form.errorsAt(path, editor.label),
    ...(help === undefined ? {} : { help }),
  };
  const onChange = (next: unknown) => form.onChange(path, next);

  switch (editor.control) {
    case 'text':
      return <TextField {...common} value={textOf(value)} maxLength={editor.maxLength} lang={form.locale} onChange={onChange} />;
    case 'textarea':
      return (
        <TextArea
          {...common}
          value={textOf(value)}
          maxLength={editor.maxLength}
          rows={editor.rows}
          lang={form.locale}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          min={editor.min}
          max={editor.max}
          onChange={onChange}
        />
      );
    case 'boolean':
      return <Checkbox {...common} isSelected={value === true} onChange={onChange} />;
    case 'date':
      return <DateField {...common} value={textOf(value)} onChange={onChange} />;
    case 'select': {
      const Choice = (editor.options?.length ?? 0) <= maxSegments ? SegmentedControl : Select;
      return <Choice {...common} value={textOf(value)} options={editor.options ?? []} onChange={onChange} />;
    }
    case 'image':
      return (
        <ImageField
          {...common}
          value={value as ImageValue | null | undefined}
          altErrors={form.errorsAt([...path, 'altText'], editor.label)}
          locale={form.locale}
          onChange={onChange}
        />
      );
    case 'file':
      return (
        <FileField
          {...common}
          value={value as FileValue | null | undefined}
          hasLabel={editor.settings?.['hasLabel'] !== false}
          locale={form.locale}
          onChange={onChange}
        />
      );
    case 'video':
      return (
        <VideoField
          {...common}
          value={value as VideoValue | null | undefined}
          titleErrors={form.errorsAt([...path, 'title'], editor.label)}
          locale={form.locale}
          onChange={onChange}
        />
      );
    case 'link':
      return (
        <LinkField
          {...common}
          value={value as LinkValue | null | undefined}
          hasLabel={editor.settings?.['hasLabel'] === true}
          labelErrors={form.errorsAt([...path, 'label'], editor.label)}
          locale={form.locale}
          onChange={onChange}
        />
      );
    case 'tags':
      return <TagsField {...common} value={idsOf(value)} max={editor.max} onChange={onChange} />;
    case 'list':
      return <ListControl editor={editor} value={value} path={path} common={common} />;
    case 'group':
      return <GroupControl editor={editor} value={value} path={path} />;
    default:
      return <CustomControl editor={editor} value={value} path={path} common={common} />;
  }
}

/** The control with what stands below it. What is inside a field is chosen with it. */
function NotedControl(props: FieldControlProps): ReactElement {
  const { notesAt } = useForm();
  return (
    <>
      <Control {...props} />
      {props.path.length === 1 && notesAt?.(props.path)}
    </>
  );
}

/** The control of one field, chosen by what its declaration names. Drawn anew only when its own value changed. */
export const FieldControl = memo(
  NotedControl,
  (before, after) =>
    before.editor === after.editor && before.value === after.value && joinPath(before.path) === joinPath(after.path),
);
