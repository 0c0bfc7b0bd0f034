import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { BlockSection } from '../../site/block-section.tsx';
import type { columns } from './columns.block.ts';

/** Other blocks beside each other. */
export default function ColumnsView({ props, slots }: BlockViewProps<typeof columns>): ReactNode {
  const { layout, hasRule, title } = props;
  return (
    <BlockSection className="basic-columns" title={title}>
      <div className={`basic-columns-row basic-columns-${layout}${hasRule ? ' basic-columns-ruled' : ''}`}>
        <div className="basic-column">{slots.first}</div>
        <div className="basic-column">{slots.second}</div>
        {layout === 'thirds' && <div className="basic-column">{slots.third}</div>}
      </div>
    </BlockSection>
  );
}
