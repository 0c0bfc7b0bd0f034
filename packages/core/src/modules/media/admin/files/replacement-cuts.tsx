import { ArrowRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { FileCrop, MediaFile } from '../../media.schema.ts';
import type { CropParams } from '#contract/content.ts';
import { earlierSizesOf, shownCrop } from '#contract/fit-crop.ts';
import { turnedSize } from '#contract/turned-image.ts';
import type { Size } from '#contract/turned-image.ts';
import { mediaCalls } from '../../media.client.ts';
import { cropUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { NewContent } from './use-replacement.ts';

/** Cuts and pages of a cut that are shown; more are counted. */
const shown = { cuts: 12, pages: 3 } as const;

interface CutPictureProps {
  readonly picture: string;
  readonly size: Size;
  readonly crop: CropParams;
}

/** A picture as it will be cut: turned and mirrored about its middle on a canvas that holds it, as the server does it. */
function CutPicture({ picture, size, crop }: CutPictureProps): ReactElement {
  const canvas = turnedSize(size, crop.rotate);
  return (
    <svg className="lc-replace__cut" viewBox={`0 0 ${crop.width} ${crop.height}`} aria-hidden="true">
      {/* What lies inside is clipped to its own box, whatever the shape of the place. */}
      <svg viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`} width={crop.width} height={crop.height}>
        <image
          href={picture}
          width={size.width}
          height={size.height}
          transform={`translate(${canvas.width / 2} ${canvas.height / 2}) rotate(${crop.rotate}) scale(${crop.scaleX} ${crop.scaleY}) translate(${-size.width / 2} ${-size.height / 2})`}
        />
      </svg>
    </svg>
  );
}

/** What becomes of a cut, in words. */
function outcomeOf(t: Text, content: NewContent, before: CropParams, after: CropParams | undefined): string {
  if (!after) return t('replace.cutWhole');
  if (!content.dimensions) return t('replace.cutUnknown');
  const size = { width: Math.round(after.width), height: Math.round(after.height) };
  return after === before ? t('replace.cutKept', size) : t('replace.cutFitted', size);
}

function Cut({ file, content, cut }: { file: MediaFile; content: NewContent; cut: FileCrop }): ReactElement {
  const t = useText();
  const client = useClient();
  const { dimensions, picture } = content;
  const before = shownCrop(cut.cropParams, file);
  const after = shownCrop(cut.cropParams, {
    mimeType: content.file.type,
    dimensions,
    focalPoint: file.focalPoint,
    earlierSizes: earlierSizesOf(file, dimensions),
  });
  const pages = cut.pages.slice(0, shown.pages);
  return (
    <li className="lc-replace__item">
      <div className="lc-replace__pair">
        <img className="lc-replace__cut" src={cropUrl(client, file.id, cut.cropParams, file.hash)} alt="" />
        <ArrowRight className="lc-icon" aria-hidden="true" />
        {picture && after && dimensions ? (
          <CutPicture picture={picture} size={dimensions} crop={after} />
        ) : (
          picture && <img className="lc-replace__cut" src={picture} alt="" />
        )}
      </div>
      <div>
        <p className="lc-num">{outcomeOf(t, content, before ?? cut.cropParams, after)}</p>
        <ul className="lc-replace__pages">
          {pages.map(({ id, title, isLive }) => (
            <li key={id}>
              {title || t('usage.untitled')}{' '}
              <StatusBadge tone={isLive ? 'live' : 'warning'}>{t(isLive ? 'usage.scopeLive' : 'usage.scopeDraft')}</StatusBadge>
            </li>
          ))}
          {cut.pages.length > pages.length && (
            <li className="lc-quiet">{t('replace.morePages', { count: cut.pages.length - pages.length })}</li>
          )}
        </ul>
      </div>
    </li>
  );
}

/** How each cut of an image on pages will look with another one in its place. */
export function ReplacementCuts({
  file,
  content,
}: {
  readonly file: MediaFile;
  readonly content: NewContent;
}): ReactElement | null {
  const t = useText();
  const client = useClient();
  const { data = [] } = useQuery({
    queryKey: ['media', 'crops', file.id],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.listCrops, { body: { id: file.id }, signal })),
  });
  if (data.length === 0) return null;
  return (
    <section className="lc-replace__part">
      <h3>{t('replace.cuts')}</h3>
      <ul className="lc-replace__cuts">
        {data.slice(0, shown.cuts).map((cut) => (
          <Cut key={JSON.stringify(cut.cropParams)} file={file} content={content} cut={cut} />
        ))}
        {data.length > shown.cuts && <li className="lc-quiet">{t('replace.moreCuts', { count: data.length - shown.cuts })}</li>}
      </ul>
    </section>
  );
}
