import { PostForm } from '@lectern/core/site';
import type { FormBlockViewProps } from '@lectern/core/site';
import { useId } from 'react';
import type { guestbook } from '../guestbook.block.ts';

export default function GuestbookView({ data, form, posted }: FormBlockViewProps<typeof guestbook>) {
  const id = useId();
  const [error] = posted?.errors ?? [];
  return (
    <PostForm form={form} encType="multipart/form-data" aria-label="Guest book">
      {data?.thanked && <p role="status">Thank you, {data.thanked}</p>}
      {data?.remembered && <p>Signed before: {data.remembered}</p>}
      {posted?.state && <p>{posted.state.bytes} bytes</p>}
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        name="name"
        defaultValue={String(posted?.fields['name'] ?? '')}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      />
      {error && <p id={`${id}-error`}>Refused: {error.code}</p>}
      <input type="file" name="photo" aria-label="Photo" />
      <button>Sign</button>
    </PostForm>
  );
}
