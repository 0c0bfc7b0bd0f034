export { checkNameIn } from './check-names.texts.ts';
export { summarizeChecks } from './summarize-checks.ts';
export type { CheckSummary } from './summarize-checks.ts';
