export { FieldsForm } from './editor/form/fields-form.tsx';
export { otherSaveOf } from './editor/save/other-save.ts';
export type { OtherSave } from './editor/save/other-save.ts';
export { drawnLoaders, pageFieldLoaders, pageLoaders } from './message-loaders.ts';
export { Moment } from './moment.tsx';
export { WordRuns } from './words/word-runs.tsx';
