import type { ControlProps } from '@lectern/core/admin';
import { toPlainText } from '../document/to-plain-text.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { t } from './editor-texts.ts';

/** The control of a rich text field. Whatever goes wrong in it, the stored text stays as it is. */
export default function RichTextControl(props: ControlProps<RichText>) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className="rich-text-editor">
          <div className="rich-text-editor__notice" role="alert">
            <p>{t('editor.stopped')}</p>
            <button type="button" className="rich-text-editor__action" onClick={retry}>
              {t('editor.reopen')}
            </button>
          </div>
          <div id={props.id} className="rich-text-editor__plain" tabIndex={-1}>
            {toPlainText(props.value)}
          </div>
        </div>
      )}
    >
      <RichTextEditor {...props} />
    </ErrorBoundary>
  );
}
