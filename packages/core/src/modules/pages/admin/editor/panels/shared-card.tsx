import { ImageOff } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ImageValue } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useMediaFile } from '#modules/media/admin/fields/index.ts';
import { cropUrl, previewUrl } from '#modules/media/media-urls.client.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';

function SharedImage({ image }: { readonly image: ImageValue }): ReactElement {
  const { client } = useApp();
  const { fileID, cropParams, altText = '' } = image;
  const hash = useMediaFile(fileID).file?.hash;
  const address = cropParams ? cropUrl(client, fileID, cropParams, hash) : previewUrl(client, fileID, { width: 640, hash });
  return <img className="lc-shared-card__image" src={address} alt={altText} />;
}

/** The page as services draw it where somebody shares its address: what its head says of it. */
export function SharedCard(): ReactElement {
  const t = useText();
  const { page } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title);
  const { seoTitle, seoDescription, seoImage } = useEditor((state) => documentOf(state).seo);
  const image = seoImage?.[0];
  return (
    <div className="lc-shared-card">
      {image ? (
        <SharedImage image={image} />
      ) : (
        <p className="lc-shared-card__none lc-quiet">
          <ImageOff className="lc-icon" aria-hidden="true" />
          {t('seo.shareNoImage')}
        </p>
      )}
      <div className="lc-shared-card__text" lang={page.locale}>
        <p className="lc-result-card__url">{globalThis.location.host}</p>
        <p className="lc-result-card__title">{seoTitle || title || t('editor.untitled')}</p>
        {seoDescription && <p className="lc-shared-card__description lc-quiet">{seoDescription}</p>}
      </div>
    </div>
  );
}
