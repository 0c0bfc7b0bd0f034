import { useState } from 'react';
import type { ReactElement } from 'react';
import { longestMediaName } from '#contract/media-name.ts';
import type { MediaFile } from '../../media.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { TagsField } from '#modules/tags/admin/fields/index.ts';
import { Thumbnail } from '../library/thumbnail.tsx';
import { MediaPicker } from '../picker/media-picker.tsx';
import { FileFacts } from './file-facts.tsx';
import type { FileDraft } from './file-draft.ts';
import { FocalPointField } from './focal-point.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { SharedLink } from './shared-link.tsx';

interface FileFieldsProps {
  readonly file: MediaFile;
  readonly draft: FileDraft;
  readonly problems: { readonly of: (field: 'newFileName' | 'defaultAltText' | 'link' | 'tags') => string[] };
  readonly isReadOnly: boolean;
  readonly onChange: (changed: Partial<FileDraft>) => void;
  readonly onReplaced: (file: MediaFile) => void;
}

/** The alternative text of a picture, in each language of the site. */
function AltTexts({ draft, problems, isReadOnly, onChange }: FileFieldsProps): ReactElement {
  const t = useText();
  const { availableLocales, defaultLocale } = useApp().boot.locales;
  const others = availableLocales.filter((locale) => locale !== defaultLocale);
  return (
    <>
      <TextField
        label={t('media.altIn', { language: localeName(defaultLocale) })}
        help={t('media.altHelp')}
        lang={defaultLocale}
        maxLength={500}
        isReadOnly={isReadOnly}
        value={draft.defaultAltText}
        errors={problems.of('defaultAltText')}
        onChange={(defaultAltText) => onChange({ defaultAltText })}
      />
      {others.map((locale) => (
        <TextField
          key={locale}
          label={t('media.altIn', { language: localeName(locale) })}
          lang={locale}
          maxLength={500}
          isReadOnly={isReadOnly}
          value={draft.defaultAltTexts[locale] ?? ''}
          onChange={(text) => {
            const { [locale]: _, ...rest } = draft.defaultAltTexts;
            onChange({ defaultAltTexts: text === '' ? rest : { ...rest, [locale]: text } });
          }}
        />
      ))}
    </>
  );
}

function VideoFields({ file, draft, problems, isReadOnly, onChange }: FileFieldsProps): ReactElement {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      {file.video?.videoType !== 'gif' && (
        <TextField
          label={t('video.link')}
          help={t('video.linkHelp')}
          value={draft.link}
          isReadOnly={isReadOnly}
          errors={problems.of('link').length > 0 ? [t('video.linkNotValid')] : []}
          onChange={(link) => onChange({ link })}
        />
      )}
      <div className="lc-field" role="group" aria-label={t('video.poster')}>
        <span className="lc-label">{t('video.poster')}</span>
        <div className="lc-chosen">
          <span className="lc-thumb lc-uploads__picture">
            <Thumbnail file={{ ...file, video: file.video && { ...file.video, posterFileID: draft.posterFileID } }} width={200} />
          </span>
          {!isReadOnly && (
            <>
              <Button size="small" onPress={() => setPicking(true)}>
                {t('image.choose')}
              </Button>
              {draft.posterFileID && (
                <Button size="small" theme="plain" onPress={() => onChange({ posterFileID: null })}>
                  {t('action.remove')}
                </Button>
              )}
            </>
          )}
        </div>
        <p className="lc-help">{t('video.posterHelp')}</p>
      </div>
      {isPicking && (
        <MediaPicker
          kind="image"
          onChoose={([poster]) => {
            setPicking(false);
            if (poster) onChange({ posterFileID: poster.id });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** Everything that can be said about a file. */
export function FileFields(props: FileFieldsProps): ReactElement {
  const { file, draft, problems, isReadOnly, onChange, onReplaced } = props;
  const t = useText();
  return (
    <>
      {file.fileType === 'image' && (
        <FocalPointField
          file={file}
          value={draft.focalPoint}
          isReadOnly={isReadOnly}
          onChange={(focalPoint) => onChange({ focalPoint })}
        />
      )}
      <TextField
        label={t('media.name')}
        value={draft.fileName}
        maxLength={longestMediaName}
        isReadOnly={isReadOnly}
        errors={problems.of('newFileName')}
        onChange={(fileName) => onChange({ fileName })}
      />
      {file.fileType === 'image' && <AltTexts {...props} />}
      {file.fileType === 'video' && <VideoFields {...props} />}
      <TagsField
        label={t('media.tags')}
        isReadOnly={isReadOnly}
        value={draft.tags}
        errors={problems.of('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <Checkbox
        label={t('media.sharedLabel')}
        help={t(file.fileType === 'video' ? 'media.sharedVideoHelp' : 'media.sharedHelp')}
        isReadOnly={isReadOnly}
        isSelected={draft.shared}
        onChange={(shared) => onChange({ shared })}
      />
      {file.shared && draft.shared && file.fileType !== 'video' && <SharedLink file={file} />}
      <FileFacts file={file} />
      {!isReadOnly && file.fileType !== 'video' && <ReplaceFile file={file} onReplaced={onReplaced} />}
    </>
  );
}
