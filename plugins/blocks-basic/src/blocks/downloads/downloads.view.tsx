import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { BlockSection } from '../../site/block-section.tsx';
import type { downloads } from './downloads.block.ts';
import { fileFacts } from './file-facts.ts';

/** Files to download. Those that are gone are left out. */
export default function DownloadsView({ props, files, site }: BlockViewProps<typeof downloads>): ReactNode {
  const shown = props.items.flatMap((item, index) => {
    const file = files[`items.${index}.file`];
    return file ? [{ ...item, file, facts: fileFacts(file, site.locale) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <BlockSection className="basic-downloads" title={props.title}>
      <ul className="basic-files">
        {shown.map(({ title, text, file, facts }) => (
          <li key={file.url} className="basic-file">
            <svg className="basic-file-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                d="M6 2.5h8l4.5 4.5v14.5h-12.5zM14 2.5V7h4.5M12 11v6M9.5 14.5 12 17l2.5-2.5"
              />
            </svg>
            <p className="basic-file-body">
              <a className="basic-file-link" href={file.url}>
                {title}
                {facts && <span className="basic-file-facts"> ({facts})</span>}
              </a>
              {text && <span className="basic-file-text">{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
