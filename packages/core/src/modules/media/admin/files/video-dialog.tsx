import { useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { parseVideoLink } from '#contract/video-link.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { longestMediaName } from '#contract/media-name.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Thumbnail } from '../library/thumbnail.tsx';
import { MediaPicker } from '../picker/media-picker.tsx';

interface VideoDialogProps {
  /** Folder into which it goes. */
  readonly path: string;
  readonly onAdded: (file: MediaFile) => void;
  readonly onClose: () => void;
}

interface ChosenFileProps {
  readonly label: string;
  readonly file: MediaFile | undefined;
  readonly onChoose: () => void;
}

function ChosenFile({ label, file, onChoose }: ChosenFileProps): ReactElement {
  const t = useText();
  return (
    <div className="lc-field" role="group" aria-label={label}>
      <span className="lc-label">{label}</span>
      <div className="lc-chosen">
        {file && (
          <span className="lc-thumb lc-uploads__picture">
            <Thumbnail file={file} width={200} />
          </span>
        )}
        <span className="lc-chosen__text">{file ? file.fileName : t('media.noneChosen')}</span>
        <Button size="small" onPress={onChoose}>
          {t('image.choose')}
        </Button>
      </div>
    </div>
  );
}

/** Adds a video by its link, or a GIF of the library, with the picture that stands for it. */
export function VideoDialog({ path, onAdded, onClose }: VideoDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const [kind, setKind] = useState<'link' | 'gif'>('link');
  const [link, setLink] = useState('');
  const [name, setName] = useState('');
  const [gif, setGif] = useState<MediaFile>();
  const [poster, setPoster] = useState<MediaFile>();
  const [picking, setPicking] = useState<'gif' | 'poster'>();
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (): Promise<void> => {
    const isBad = kind === 'link' && !parseVideoLink(link);
    const problems = {
      ...(isBad ? { link: [t('video.linkNotValid')] } : {}),
      ...(kind === 'gif' && !gif ? { general: [t('video.gifMissing')] } : {}),
      ...(name.trim() === '' ? { fileName: [textOf({ code: 'V_01' }, t('video.name'))] } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0 || isPending) return;
    setPending(true);
    const result = await client.call(mediaCalls.addVideo, {
      body: {
        path,
        fileName: name.trim(),
        ...(kind === 'link' ? { link: link.trim() } : gif ? { gifFileID: gif.id } : {}),
        ...(poster ? { posterFileID: poster.id } : {}),
      },
    });
    setPending(false);
    if (result.ok) {
      onAdded(result.data);
      return onClose();
    }
    const of = (property: string): readonly string[] =>
      result.errors.filter((error) => error.property === property).map((error) => textOf(error, t('video.name')));
    const isLinkWrong = result.errors.some((error) => error.property === 'link');
    const general = result.errors
      .filter(({ property }) => property !== 'link' && property !== 'fileName')
      .map((error) => textOf(error, error.property));
    setErrors({ fileName: of('fileName'), link: isLinkWrong ? [t('video.linkNotValid')] : [], general });
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('video.add')}
      size="medium"
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('video.add'), theme: 'orange', isPending, onPress: () => void submit() },
      ]}
    >
      <Form className="lc-fields" onSubmit={submit}>
        <ErrorBox errors={errors['general'] ?? []} />
        <SegmentedControl
          label={t('video.kind')}
          value={kind}
          options={[
            { value: 'link', label: t('video.kindLink') },
            { value: 'gif', label: t('video.kindGif') },
          ]}
          onChange={setKind}
        />
        {kind === 'link' ? (
          <TextField
            label={t('video.link')}
            help={t('video.linkHelp')}
            value={link}
            autoFocus
            errors={errors['link'] ?? []}
            onChange={setLink}
          />
        ) : (
          <ChosenFile label={t('video.gif')} file={gif} onChoose={() => setPicking('gif')} />
        )}
        <TextField
          label={t('video.name')}
          value={name}
          maxLength={longestMediaName}
          errors={errors['fileName'] ?? []}
          onChange={setName}
        />
        <ChosenFile label={t('video.poster')} file={poster} onChoose={() => setPicking('poster')} />
        <p className="lc-help">{t('video.posterHelp')}</p>
        {/* Enter in a field sends the form, whose buttons stand outside it. */}
        <input type="submit" hidden value={t('video.add')} />
      </Form>
      {picking && (
        <MediaPicker
          kind="image"
          onChoose={([file]) => {
            if (picking === 'gif') setGif(file);
            else setPoster(file);
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </Modal>
  );
}
