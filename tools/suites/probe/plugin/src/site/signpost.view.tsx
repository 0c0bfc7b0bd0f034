import type { BlockViewProps } from '@lectern/core/site';
import type { signpost } from '../signpost.block.ts';

export default function SignpostView({ props }: BlockViewProps<typeof signpost>) {
  return <a href={props.sign.to}>{props.sign.words}</a>;
}
