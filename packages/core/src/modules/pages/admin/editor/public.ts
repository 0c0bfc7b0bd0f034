// Apart from the other public file, because it brings the fields with their schemas: nothing of the first download may need it.
export { blockName, blockSummary, loadRegistry } from './registry.ts';
export type { Registry } from './registry.ts';
export { fieldLabel } from './state/field-label.ts';
