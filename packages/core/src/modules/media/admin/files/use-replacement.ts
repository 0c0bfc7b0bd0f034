import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import type { Size } from '#contract/turned-image.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { quotaKey } from '../library/use-quota.ts';
import { contentHash } from '../upload/content-hash.ts';
import { convertHeic, isHeic } from '../upload/convert-heic.ts';
import { canShrink } from '../upload/prepared-file.ts';
import { transfer } from '../upload/send-file.ts';
import { imageSize, shrinkImage } from '../upload/shrink-image.ts';
import { isImage } from '../upload/upload-limits.ts';

/** What takes the place of a file, as it will be sent. */
export interface NewContent {
  readonly file: File;
  /** Null where the browser cannot tell. */
  readonly dimensions: Size | null;
  /** Address of a picture of it inside this page; undefined for what is no image. */
  readonly picture: string | undefined;
  /** The very bytes that are there. */
  readonly isSame: boolean;
}

interface Replacement {
  /** Undefined while it is being read. */
  readonly content: NewContent | undefined;
  /** While it is sent. */
  readonly percent: number | undefined;
  readonly errors: readonly string[];
  readonly send: () => Promise<void>;
}

/** Reads a file, makes it smaller where it has to be, and puts it in the place of another, which can be undone. */
export function useReplacement(
  file: MediaFile,
  chosen: File,
  onReplaced: (file: MediaFile) => void,
  onDone: () => void,
): Replacement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const tellFailure = useFailureNotice();
  const [content, setContent] = useState<NewContent>();
  const [percent, setPercent] = useState<number>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [abort] = useState(() => new AbortController());
  // What it replaces is what stood there when the dialog opened.
  const hash = useRef(file.hash);
  const latest = useRef({ onReplaced, onDone });
  latest.current = { onReplaced, onDone };

  useEffect(() => {
    let isOver = false;
    let picture: string | undefined;
    async function read(): Promise<void> {
      const readable = isHeic(chosen) ? await convertHeic(chosen) : chosen;
      if (isOver) return;
      if (!readable) return setErrors([textOf({ code: 'G_34' }, chosen.name)]);
      const sent = canShrink(readable) ? ((await shrinkImage(readable))?.file ?? readable) : readable;
      const dimensions = isImage(sent) ? ((await imageSize(sent)) ?? null) : null;
      const isSame = (await contentHash(sent)) === hash.current;
      if (isOver) return;
      picture = isImage(sent) ? URL.createObjectURL(sent) : undefined;
      setContent({ file: sent, dimensions, picture, isSame });
    }
    void read();
    return () => {
      isOver = true;
      if (picture) URL.revokeObjectURL(picture);
    };
  }, [chosen, textOf]);
  useEffect(() => () => abort.abort(), [abort]);

  async function undo(replacedID: string): Promise<void> {
    const result = await client.call(mediaCalls.putBack, { body: { id: replacedID } });
    const text = result.ok ? '' : result.errors.map((error) => textOf(error, file.fileName)).join(' ');
    tellFailure(result, { text });
    if (!result.ok) return;
    notify(t('replace.undone', { name: result.data.fileName }));
    latest.current.onReplaced(result.data);
  }

  async function send(): Promise<void> {
    if (!content) return;
    const { file: sent } = content;
    setErrors([]);
    setPercent(0);
    const result = await transfer(
      client,
      sent,
      (source, options) => client.call(mediaCalls.replaceFile, { form: { id: file.id, ...source }, onlyStatus: 200, ...options }),
      {
        signal: abort.signal,
        onProgress: (bytes) => setPercent(Math.min(100, Math.round((bytes / Math.max(sent.size, 1)) * 100))),
      },
    );
    setPercent(undefined);
    if (!result.ok)
      return setErrors([t('upload.notCompleted'), ...new Set(result.errors.map((error) => textOf(error, chosen.name)))]);
    // The trash takes room too.
    void queries.invalidateQueries({ queryKey: quotaKey });
    const { replacedID } = result.data;
    notify(t('media.replaced', { name: file.fileName }), {
      ...(replacedID ? { action: { label: t('action.undo'), onPress: () => void undo(replacedID) } } : {}),
    });
    latest.current.onReplaced(result.data);
    latest.current.onDone();
  }
  return { content, percent, errors, send };
}
