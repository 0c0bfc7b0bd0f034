import { parseVideoLink, videoPageUrl } from '@lectern/core';
import { ImageField, TextField } from '@lectern/core/admin';
import { useState } from 'react';
import { isVideo } from '../../document/repair-video.ts';
import type { VideoNode } from '../../document/rich-text.types.ts';
import { useEditorFacts } from '../editor-context.ts';

interface VideoFormProps {
  readonly node: VideoNode;
  readonly onChange: (node: VideoNode) => void;
}

/** A video at YouTube or Vimeo: its link, its title, and the image that is shown until somebody plays it. */
export function VideoForm({ node, onChange }: VideoFormProps) {
  const { locale } = useEditorFacts();
  const [link, setLink] = useState(() => (isVideo(node) ? videoPageUrl(node) : ''));
  const { posterID, caption, ...rest } = node;
  const posterOf = (id: string | undefined) => (id ? { posterID: id } : {});
  const captionOf = (text: string | undefined) => (text ? { caption: text } : {});
  return (
    <>
      <TextField
        label="Link of the video"
        help="From YouTube or Vimeo. Nothing is asked of them until a visitor plays it."
        isRequired
        inputMode="url"
        spellCheck={false}
        value={link}
        errors={link.trim() !== '' && !parseVideoLink(link) ? ['This is no link of a video at YouTube or Vimeo.'] : []}
        onChange={(typed) => {
          setLink(typed);
          const video = parseVideoLink(typed);
          if (video) onChange({ ...node, ...video });
        }}
      />
      <TextField
        label="Title"
        help="Shown on the video before it plays."
        isRequired
        maxLength={255}
        lang={locale}
        value={node.title}
        onChange={(title) => onChange({ ...node, title })}
      />
      <ImageField
        label="Image before it plays"
        locale={locale}
        value={posterID ? { fileID: posterID, decorative: true } : null}
        onChange={(value) => onChange({ ...rest, ...posterOf(value?.fileID), ...captionOf(caption) })}
      />
      <TextField
        label="Caption"
        maxLength={500}
        lang={locale}
        value={caption ?? ''}
        onChange={(text) => onChange({ ...rest, ...posterOf(posterID), ...captionOf(text) })}
      />
    </>
  );
}
