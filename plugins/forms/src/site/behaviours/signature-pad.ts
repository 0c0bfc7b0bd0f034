import SignaturePad from 'signature_pad';

interface PadTexts {
  readonly draw: string;
  readonly label: string;
  readonly clear: string;
  readonly undo: string;
}

/** Room for a signature, in pixels of a screen. */
const size = { width: 480, height: 160 };

function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'form-remove';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

/** The drawing as a file of the control that takes an image; none where nothing is drawn. */
function keep(canvas: HTMLCanvasElement, pad: SignaturePad, input: HTMLInputElement): void {
  canvas.toBlob((blob) => {
    const transfer = new DataTransfer();
    if (blob && !pad.isEmpty()) transfer.items.add(new File([blob], 'handtekening.png', { type: 'image/png' }));
    input.files = transfer.files;
  }, 'image/png');
}

/** Adds a place to draw to a signature. Drawn is what the file control then holds; typing one's name stays the other way. */
export function addSignaturePad(place: HTMLElement): void {
  const input = place.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return;
  const texts = JSON.parse(place.dataset.texts ?? '{}') as PadTexts;
  const canvas = document.createElement('canvas');
  const scale = Math.max(devicePixelRatio, 1);
  canvas.className = 'form-signature-pad';
  [canvas.width, canvas.height] = [size.width * scale, size.height * scale];
  canvas.setAttribute('role', 'img');
  canvas.ariaLabel = texts.label;
  canvas.getContext('2d')?.scale(scale, scale);
  const pad = new SignaturePad(canvas, { penColor: '#12324f', backgroundColor: '#fff' });
  pad.addEventListener('endStroke', () => keep(canvas, pad, input));
  const title = document.createElement('p');
  title.textContent = texts.draw;
  const buttons = document.createElement('p');
  buttons.append(
    button(texts.undo, () => {
      pad.fromData(pad.toData().slice(0, -1));
      keep(canvas, pad, input);
    }),
    button(texts.clear, () => {
      pad.clear();
      keep(canvas, pad, input);
    }),
  );
  const way = document.createElement('div');
  way.className = 'form-signature-way';
  way.append(title, canvas, buttons);
  place.append(way);
}
