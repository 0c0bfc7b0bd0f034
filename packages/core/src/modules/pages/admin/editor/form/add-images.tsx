import { Images } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ImageValue } from '#contract/content.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useText } from '#admin/messages/use-messages.ts';
import { imageValueOf, MediaPicker } from '#modules/media/admin/fields/index.ts';

interface AddImagesProps {
  /** Items that the list still takes. */
  readonly room: number;
  readonly locale: string | undefined;
  /** In the order in which they were chosen. */
  readonly onAdd: (images: readonly ImageValue[]) => void;
}

/** Takes several images of the library at once, for a list whose items each hold one. */
export function AddImages({ room, locale, onAdd }: AddImagesProps): ReactElement {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Images className="lc-icon" aria-hidden="true" />}
        disabledReason={room <= 0 ? t('image.noRoom') : undefined}
        onPress={() => setPicking(true)}
      >
        {t('image.chooseMany')}
      </Button>
      {isPicking && (
        <MediaPicker
          kind="image"
          isMulti
          max={room}
          onChoose={(files) => {
            setPicking(false);
            onAdd(files.map((file) => imageValueOf(file, locale)));
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
