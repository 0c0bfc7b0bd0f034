import { languageOf } from '../../contract/locale.ts';

export interface VideoTexts {
  /** Below the title, before it plays. */
  readonly play: string;
  readonly watch: string;
  readonly moving: string;
  readonly still: string;
  readonly notice: string;
  readonly once: string;
  readonly always: string;
  readonly no: string;
}

const texts: Readonly<Record<string, VideoTexts>> = {
  nl: {
    play: 'Video afspelen',
    watch: 'Bekijk op {host}',
    moving: 'Bewegend beeld afspelen',
    still: 'Stilzetten',
    notice:
      'Deze video staat bij {host}. Wie hem afspeelt, geeft {host} de kans om cookies te plaatsen en te zien dat u hier was.',
    once: 'Deze video afspelen',
    always: 'Altijd toestaan',
    no: 'Toch niet',
  },
  de: {
    play: 'Video abspielen',
    watch: 'Bei {host} ansehen',
    moving: 'Bewegtes Bild abspielen',
    still: 'Anhalten',
    notice: 'Dieses Video liegt bei {host}. Wird es abgespielt, kann {host} Cookies setzen und sehen, dass Sie hier waren.',
    once: 'Dieses Video abspielen',
    always: 'Immer erlauben',
    no: 'Doch nicht',
  },
  fr: {
    play: 'Lire la vidéo',
    watch: 'Regarder sur {host}',
    moving: 'Animer l’image',
    still: 'Arrêter',
    notice:
      'Cette vidéo se trouve chez {host}. En la lisant, vous permettez à {host} de déposer des cookies et de voir votre visite.',
    once: 'Lire cette vidéo',
    always: 'Toujours autoriser',
    no: 'Annuler',
  },
  en: {
    play: 'Play video',
    watch: 'Watch on {host}',
    moving: 'Play the moving image',
    still: 'Stop',
    notice: 'This video is kept by {host}. Playing it lets {host} set cookies and see that you were here.',
    once: 'Play this video',
    always: 'Always allow',
    no: 'Cancel',
  },
};

const hosts: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The texts around a video in the language of a locale. */
export function videoTexts(locale: string, videoType: string): VideoTexts {
  const found = texts[languageOf(locale)] ?? (texts['en'] as VideoTexts);
  const host = hosts[videoType] ?? '';
  return Object.fromEntries(
    Object.entries(found).map(([key, text]: [string, string]) => [key, text.replaceAll('{host}', host)]),
  ) as unknown as VideoTexts;
}
