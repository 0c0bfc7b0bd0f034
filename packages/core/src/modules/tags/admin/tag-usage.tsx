import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { UsesList } from '#admin/ui/list/uses-list.tsx';
import { tagCalls } from '../tags.client.ts';
import { tagsKey } from './fields/use-asked-tags.ts';
import { filesOfTag } from './tag-list.ts';

/** The pages, files and settings that have a tag, with the way to each. */
export function TagUsageList({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: [...tagsKey, 'usage', id],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(tagCalls.usage, { params: { id }, signal })),
  });
  if (isError) return <ErrorBox errors={[t('tag.usageFailed')]} />;
  if (!data) return <Skeleton lines={3} />;
  const { pages, totalPages, files, others } = data;
  if (totalPages + files + others === 0) return <p className="lc-quiet">{t('tag.usageNone')}</p>;
  return (
    <>
      <UsesList
        uses={pages.map((page) => ({
          key: page.id,
          name: page.title,
          to: `/pages/${page.id}`,
          isLive: page.isLive,
          ...(page.isOwn ? {} : { note: t('tag.inBlock') }),
        }))}
        total={totalPages}
      />
      <UsesList
        uses={[
          ...(files > 0 ? [{ key: 'files', name: t('tag.files', { count: files }), to: filesOfTag(id) }] : []),
          ...(others > 0 ? [{ key: 'others', name: t('tag.others', { count: others }) }] : []),
        ]}
      />
    </>
  );
}
