import type { ReactElement } from 'react';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { useEditedPage } from './use-edited-page.ts';

/** The parts of the head line that other modules fill: what is planned for the page, and what becomes of it now. */
export function PageHeadParts(): ReactElement {
  const page = useEditedPage();
  const { pageID, status, canPublish } = page;
  return (
    <>
      <ModulePart name="pagePlan" props={{ pageID, status, canPublish }} />
      <ModulePart name="pageHead" props={page} />
    </>
  );
}

/** What somebody answered to the request for the page's publication. */
export const PageAnswer = (): ReactElement => <ModulePart name="pageAnswer" props={useEditedPage()} />;
