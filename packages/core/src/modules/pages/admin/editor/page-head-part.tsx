import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../admin/messages/use-messages.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../admin/shell/module-ports.ts';
import { announce } from '../../../../admin/ui/overlay/announce.ts';
import type { FieldError } from '../../../../contract/errors.ts';
import { useEditor, useEditorContext, useSaver } from './editor-context.ts';
import { usePageStatus } from './panels/use-page-status.ts';
import { isDirty } from './state/editor-state.ts';
import { countAll } from './state/problems.ts';

/** The part of the head line that another module fills: what becomes of the page. */
export function PageHeadPart(): ReactElement {
  const { modules } = useApp();
  const { page, saver, store, isReadOnly } = useEditorContext();
  const versionID = useSaver((state) => state.pageVersionID);
  const hasUnsaved = useEditor(isDirty);
  const status = usePageStatus();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, 'pageHead');
    return lazy(withMessages(messages, part));
  });
  const show = (errors: readonly FieldError[], text: string): boolean => {
    store.dispatch({ type: 'problems', errors });
    if (countAll(store.get().problems) === 0) return false;
    announce(text, 'assertive');
    requestAnimationFrame(() => document.getElementById('problems-first')?.focus());
    return true;
  };
  return (
    <Suspense>
      <Part
        pageID={page.id}
        versionID={versionID}
        status={status}
        hasUnsaved={hasUnsaved}
        canEdit={!isReadOnly}
        canPublish={page.policies.canPublish}
        store={async () => {
          const isStored = await saver.save({ isExplicit: true });
          const { held, revision } = saver.get();
          return isStored && held.length === 0 ? revision : undefined;
        }}
        show={show}
      />
    </Suspense>
  );
}
