export { createAnalyzer, versionOf } from './create-analyzer.ts';
export { correct } from './correct.ts';
export { setApart } from './snippet/set-apart.ts';
export { clean } from './text/clean.ts';
export { fold, foldWords } from './text/fold.ts';
export type { WordCandidate } from './correct.ts';
export type {
  AnalyzedQuery,
  AnalyzedTerm,
  Analyzer,
  AnalyzerOptions,
  AnalyzerRules,
  KnownWord,
  QueryPhrase,
  QueryReading,
  QueryTerm,
  Snippet,
  SnippetPart,
  SnippetSection,
  SplitRule,
  SynonymRule,
  VisitWord,
} from './analyzer.types.ts';
