import type { FormHTMLAttributes, ReactNode } from 'react';
import type { BlockForm } from '../../contract/post.ts';

export interface PostFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  readonly form: BlockForm;
  readonly children: ReactNode;
}

const tokenInHead = (): string => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/** A form that is posted to its block, at the address of its page. It works without a script. */
export function PostForm({ form, children, ...attributes }: PostFormProps): ReactNode {
  return (
    <form {...attributes} method="post" action={form.action}>
      <input type="hidden" name="_csrf" defaultValue={form.token ?? tokenInHead()} />
      <input type="hidden" name="_block" defaultValue={form.block} />
      {form.key !== undefined && <input type="hidden" name="_key" defaultValue={form.key} />}
      {children}
    </form>
  );
}
