export { createPage } from './commands/create-page.command.ts';
export type { CreatePageInput } from './commands/create-page.command.ts';
export type { CreatedPage } from './new-page.ts';
export { PageVersion } from './page-version.entity.ts';
export { Page } from './page.entity.ts';
export { publishPage } from './commands/publish-page.command.ts';
export { writeReferences } from './references.ts';
export { storeVersion } from './commands/store-version.command.ts';
export type { StoredVersion, StoreVersionInput } from './commands/store-version.command.ts';
