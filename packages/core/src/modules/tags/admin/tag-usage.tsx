import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../admin/messages/use-messages.ts';
import { useClient } from '../../../admin/shell/app-context.ts';
import { unwrap } from '../../../admin/state/call-error.ts';
import { ErrorBox } from '../../../admin/ui/fields/error-box.tsx';
import { Skeleton } from '../../../admin/ui/layout/skeleton.tsx';
import { StatusBadge } from '../../../admin/ui/layout/status-badge.tsx';
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
    <ul className="lc-usage__pages">
      {pages.map((page) => (
        <li key={page.id} className="lc-tags__use">
          <Link to={`/pages/${page.id}`} className="lc-usage__page">
            {page.title || t('tag.untitled')}
          </Link>
          <StatusBadge tone={page.isLive ? 'live' : 'neutral'}>{t(page.isLive ? 'tag.live' : 'tag.draft')}</StatusBadge>
          {!page.isOwn && <span className="lc-quiet">{t('tag.inBlock')}</span>}
        </li>
      ))}
      {totalPages > pages.length && <li className="lc-quiet">{t('tag.morePages', { count: totalPages - pages.length })}</li>}
      {files > 0 && (
        <li>
          <Link to={filesOfTag(id)} className="lc-usage__page">
            {t('tag.files', { count: files })}
          </Link>
        </li>
      )}
      {others > 0 && <li>{t('tag.others', { count: others })}</li>}
    </ul>
  );
}
