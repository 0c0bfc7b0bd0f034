import { TextField, VideoField } from '@lectern/core/admin';
import { useMemo } from 'react';
import type { VideoNode } from '../../document/rich-text.types.ts';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

interface VideoFormProps {
  readonly node: VideoNode;
  readonly onChange: (node: VideoNode) => void;
}

/** A video of the library in a text: which one, its title, and what stands below it. */
export function VideoForm({ node, onChange }: VideoFormProps) {
  const { locale } = useEditorFacts();
  const { type, fileID, title, caption } = node;
  const value = useMemo(() => (fileID === '' ? null : { fileID, ...(title ? { title } : {}) }), [fileID, title]);
  const withCaption = (text: string | undefined) => (text ? { caption: text } : {});
  return (
    <>
      <VideoField
        label={t('part.video')}
        isRequired
        locale={locale}
        value={value}
        onChange={(next) => onChange({ type, fileID: next?.fileID ?? '', title: next?.title ?? '', ...withCaption(caption) })}
      />
      <TextField
        label={t('part.caption')}
        maxLength={500}
        lang={locale}
        value={caption ?? ''}
        onChange={(text) => onChange({ type, fileID, title, ...withCaption(text) })}
      />
    </>
  );
}
