import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../admin/messages/use-messages.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../admin/shell/module-ports.ts';
import { useEditor, useEditorContext, useSaver } from './editor-context.ts';
import { usePageStatus } from './panels/use-page-status.ts';
import { isDirty } from './state/editor-state.ts';

/** The parts of the head line that other modules fill: what is planned for the page, and what becomes of it now. */
export function PageHeadParts(): ReactElement {
  const { modules } = useApp();
  const { page, isReadOnly, saver } = useEditorContext();
  const versionID = useSaver((state) => state.pageVersionID);
  const hasUnsaved = useEditor(isDirty);
  const status = usePageStatus();
  const [[Plan, Part]] = useState(() => {
    const [plan, head] = [portOf(modules, 'pagePlan'), portOf(modules, 'pageHead')];
    return [lazy(withMessages(plan.messages, plan.part)), lazy(withMessages(head.messages, head.part))] as const;
  });
  const asked = { pageID: page.id, status, canPublish: page.policies.canPublish };
  return (
    <>
      <Suspense>
        <Plan {...asked} />
      </Suspense>
      <Suspense>
        <Part {...asked} versionID={versionID} hasUnsaved={hasUnsaved} canEdit={!isReadOnly} onRequested={saver.noteRequest} />
      </Suspense>
    </>
  );
}
