import type { BlockViewProps } from '@lectern/core/site';
import type { shade } from '../manifest.ts';

export default function ShadeView({ props }: BlockViewProps<typeof shade>) {
  return <hr title={props.shade} />;
}
