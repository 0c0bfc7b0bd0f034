import type { ControlProps } from '@lectern/core/admin';
import { announce } from '@lectern/core/admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Editor } from 'slate';
import { receivePastes } from '../with-paste.ts';
import type { ImageNode, RichText } from '../../document/rich-text.types.ts';
import { placeImages } from '../../paste/find-images.ts';
import type { PastedImage } from '../../paste/pasted.types.ts';
import { joinDropped } from '../../paste/paste-report.ts';
import type { Dropped } from '../../paste/paste-report.ts';
import type { ReadClipboard } from '../../paste/read-clipboard.ts';
import { noteText, PasteNote } from './paste-note.tsx';
import { currentSplit, placePaste, splitAround } from './place-paste.ts';
import type { Placed, Split } from './place-paste.ts';
import { t } from '../editor-texts.ts';

const PasteDialog = lazy(() => import('./paste-dialog.tsx'));

interface PasteDialogHostProps {
  readonly editor: Editor;
  readonly locale: string;
  /** Puts blocks after the one of this text, where it is in one. */
  readonly insertBlocksAfter: ControlProps<RichText>['insertBlocksAfter'];
  readonly focusText: () => void;
}

interface Outcome {
  readonly placed: Placed;
  readonly dropped: Dropped;
}

const blockType = 'rich-text/text';

/** The dialog and the note of a paste: images are asked about, and what was left out is said. */
export function PasteDialogHost({ editor, locale, insertBlocksAfter, focusText }: PasteDialogHostProps) {
  const [asking, setAsking] = useState<ReadClipboard>();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const place = ({ blocks, dropped }: ReadClipboard, images: ReadonlyMap<PastedImage, ImageNode>) => {
      setOutcome({ placed: placePaste(editor, placeImages(blocks, images)), dropped });
    };
    return receivePastes(editor, (paste) => {
      if (paste.images.length > 0) setAsking(paste);
      else place(paste, new Map());
    });
  }, [editor]);

  const mayInsert = insertBlocksAfter !== undefined;
  useEffect(() => {
    const text = outcome && noteText({ ...outcome, mayInsert });
    if (text) announce(text);
  }, [outcome, mayInsert]);

  const split = (parts: Split | undefined) => {
    if (!parts || !insertBlocksAfter) return;
    insertBlocksAfter(
      parts.value,
      parts.rest.map((body) => ({ type: blockType, props: { body } })),
    );
    announce(t('paste.isSplit', { count: parts.rest.length + 1 }));
    setOutcome(undefined);
    focusText();
  };
  const finish = (paste: ReadClipboard, images: ReadonlyMap<PastedImage, ImageNode>) => {
    setAsking(undefined);
    const left = paste.images.filter(({ image }) => !images.has(image));
    const dropped =
      left.length > 0 ? joinDropped(paste.dropped, { image: left.map(({ image }) => image.altText) }) : paste.dropped;
    setOutcome({ placed: placePaste(editor, placeImages(paste.blocks, images)), dropped });
    focusText();
  };

  return (
    <>
      {outcome && (
        <PasteNote
          placed={outcome.placed}
          dropped={outcome.dropped}
          onSplit={
            insertBlocksAfter &&
            (() => split(outcome.placed.kind === 'tooLong' ? splitAround(editor, outcome.placed.blocks) : currentSplit(editor)))
          }
          onClose={() => {
            setOutcome(undefined);
            focusText();
          }}
        />
      )}
      {asking && (
        <Suspense>
          <PasteDialog
            images={asking.images}
            locale={locale}
            onDone={(images) => finish(asking, images)}
            onCancel={() => {
              setAsking(undefined);
              focusText();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
