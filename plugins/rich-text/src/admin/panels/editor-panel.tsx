import { CaptionPanel } from '../tables/caption-panel.tsx';
import { EmbedPanel } from '../embeds/embed-panel.tsx';
import type { Panel } from '../editor-context.ts';
import type { FindState } from '../find/find-marks.ts';
import { FindPanel } from '../find/find-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { LinkPanel } from '../link/link-panel.tsx';

interface EditorPanelProps {
  readonly panel: Panel;
  readonly onFind: (state: FindState | undefined) => void;
}

/** The panel that is open. */
export function EditorPanel({ panel, onFind }: EditorPanelProps) {
  switch (panel.kind) {
    case 'link':
      return <LinkPanel />;
    case 'language':
      return <LanguagePanel />;
    case 'caption':
      return <CaptionPanel />;
    case 'find':
      return <FindPanel onFind={onFind} />;
    case 'keys':
      return <KeysPanel />;
    case 'embed':
      return <EmbedPanel subject={panel.subject} />;
  }
}
