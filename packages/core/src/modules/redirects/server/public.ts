export { addressCounts } from './address-counts.ts';
export { addressReader } from './address-reader.ts';
export type { FoundAddress } from './address-reader.ts';
export { createRule } from './commands/save-rule.command.ts';
export type { WantedRule } from './commands/save-rule.command.ts';
export { giveWay } from './give-way.ts';
export { leaveAddress, refuseWithoutParent } from './leave-address.ts';
export { patternBook } from './pattern-book.ts';
export type { PatternWay } from './pattern-book.ts';
