export { FieldsForm } from './editor/form/fields-form.tsx';
export { blockName, loadRegistry } from './editor/registry.ts';
export type { Registry } from './editor/registry.ts';
export { otherSaveOf } from './editor/save/other-save.ts';
export type { OtherSave } from './editor/save/other-save.ts';
export { fieldLabel } from './editor/state/field-label.ts';
export { pageFieldLoaders, pageLoaders } from './message-loaders.ts';
export { Moment } from './moment.tsx';
