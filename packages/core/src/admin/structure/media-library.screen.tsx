import { ArrowUp, FileText, Folder, Images } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { MediaFile } from '../../client/media.ts';
import { useApp } from '../shell/app-context.ts';
import { unwrap } from '../shell/call-error.ts';
import { useText } from '../texts/use-text.ts';
import { useQueryFailure } from '../ui/query-failure.ts';
import { EmptyState, ErrorState } from '../ui/screen-state.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const folderPath = (path: string): string =>
  path === '/' ? '/medialibrary' : `/medialibrary?folder=${encodeURIComponent(path)}`;

function FileTile({ file }: { readonly file: MediaFile }): ReactElement {
  const t = useText();
  const { client } = useApp();
  return (
    <li className="lc-tile">
      <span className="lc-tile__picture">
        {file.fileType === 'image' ? (
          <img src={client.media.previewUrl(file.id)} alt="" loading="lazy" decoding="async" />
        ) : (
          <FileText className="lc-icon" aria-hidden="true" />
        )}
      </span>
      <span className="lc-tile__name">{file.fileName}</span>
      {file.dimensions && <span className="lc-quiet lc-num">{t('image.size', file.dimensions)}</span>}
    </li>
  );
}

/** The media library, one folder at a time. */
export default function MediaLibraryScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [parameters] = useSearchParams();
  const path = parameters.get('folder') ?? '/';
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'directory', path],
    queryFn: async ({ signal }) => unwrap(await client.media.getDir(path, signal)),
  });
  const failure = useQueryFailure(error);
  const parent = path.replace(/\/[^/]*$/, '') || '/';
  return (
    <Screen title={t('nav.mediaLibrary')} detail={path !== '/' && <span className="lc-slug">{path}</span>}>
      <section className="lc-panel" aria-label={t('nav.mediaLibrary')}>
        {failure && (
          <ErrorState
            title={t('table.failed')}
            text={failure.text}
            requestID={failure.requestID}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !failure && <Skeleton lines={4} />}
        {data && (path !== '/' || data.folders.length > 0) && (
          <ul className="lc-folders" aria-label={t('media.folders')}>
            {path !== '/' && (
              <li>
                <Link className="lc-button lc-button--grey" to={folderPath(parent)}>
                  <ArrowUp className="lc-icon" aria-hidden="true" />
                  <span>{t('media.up')}</span>
                </Link>
              </li>
            )}
            {data.folders.map((folder) => (
              <li key={folder.path}>
                <Link className="lc-button lc-button--grey" to={folderPath(folder.path)}>
                  <Folder className="lc-icon" aria-hidden="true" />
                  <span>{folder.folderName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {data && data.files.length > 0 && (
          <ul className="lc-tiles" aria-label={t('media.files')}>
            {data.files.map((file) => (
              <FileTile key={file.id} file={file} />
            ))}
          </ul>
        )}
        {data?.files.length === 0 && <EmptyState icon={<Images />} title={t('media.empty')} text={t('media.emptyText')} />}
      </section>
    </Screen>
  );
}
