import type Cropper from 'cropperjs';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { CropParams } from '#contract/content.ts';
import type { Size } from '#contract/turned-image.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { rotatedSize, sceneOf } from './crop-geometry.ts';

interface CropStageProps {
  /** Address of the whole image. */
  readonly source: string;
  /** Pixels of the original, in which the cut is measured. */
  readonly image: Size;
  readonly params: CropParams;
  /** Width by height, kept while the cut is drawn; undefined: free. */
  readonly ratio: number | undefined;
  /** Id of the text that says what the cut is. */
  readonly describedBy: string;
  readonly onChange: (params: CropParams) => void;
  readonly onNudge: (event: KeyboardEvent) => void;
  readonly onFailed: () => void;
}

/** Room around the image and its cut, as a part of the stage. */
const fill = 0.92;

/** Puts the image and its cut where they can both be seen, however far the cut reaches out. */
function show(cropper: Cropper, params: CropParams, image: Size): void {
  const container = cropper.getContainerData();
  const { rotate, scaleX, scaleY } = cropper.getData();
  if (rotate !== params.rotate) cropper.rotateTo(params.rotate);
  if (scaleX !== params.scaleX || scaleY !== params.scaleY) cropper.scale(params.scaleX, params.scaleY);
  const scene = sceneOf(params, image);
  const bounds = rotatedSize(image, params.rotate);
  const scale = Math.min((container.width * fill) / scene.width, (container.height * fill) / scene.height);
  const left = (container.width - scene.width * scale) / 2 - scene.x * scale;
  const top = (container.height - scene.height * scale) / 2 - scene.y * scale;
  cropper.setCanvasData({ left, top, width: bounds.width * scale, height: bounds.height * scale });
  cropper.setCropBoxData({
    left: left + params.x * scale,
    top: top + params.y * scale,
    width: params.width * scale,
    height: params.height * scale,
  });
}

/** The picture with its cut, drawn by cropperjs. The numbers are held outside: it shows them, and reports what a pointer does. */
export function CropStage(props: CropStageProps): ReactElement {
  const { source, image, params, ratio } = props;
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState(0);
  const live = useRef<{ readonly cropper: Cropper; isDrawing: boolean }>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    let isOver = false;
    let observer: ResizeObserver | undefined;
    const picture = document.createElement('img');
    picture.alt = '';

    const start = async (): Promise<void> => {
      const { default: CropperClass } = await import('cropperjs');
      picture.src = source;
      try {
        await picture.decode();
      } catch {
        if (!isOver) latest.current.onFailed();
        return;
      }
      if (isOver) return;
      place.replaceChildren(picture);
      // What is shown may be smaller than the original, in whose pixels the cut is measured.
      const scale = latest.current.image.width / picture.naturalWidth;
      const cropper = new CropperClass(picture, {
        viewMode: 0,
        dragMode: 'crop',
        autoCropArea: 1,
        background: false,
        checkOrientation: false,
        checkCrossOrigin: false,
        responsive: false,
        movable: false,
        zoomable: false,
        toggleDragModeOnDblclick: false,
        aspectRatio: latest.current.ratio ?? Number.NaN,
        ready() {
          if (isOver) return;
          const state = { cropper, isDrawing: false };
          live.current = state;
          show(cropper, latest.current.params, latest.current.image);
          place.dataset['ready'] = '';
          // Another size of the stage is another drawing: cropperjs measures its place once.
          const { width } = place.getBoundingClientRect();
          observer = new ResizeObserver(([entry]) => {
            if (entry && Math.abs(entry.contentRect.width - width) > 1) setDrawing((count) => count + 1);
          });
          observer.observe(place);
        },
        cropstart() {
          if (live.current) live.current.isDrawing = true;
        },
        crop({ detail }) {
          if (!live.current?.isDrawing) return;
          const { x, y, width, height } = detail;
          const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
          latest.current.onChange({
            ...latest.current.params,
            x: left,
            y: top,
            width: Math.max(1, Math.round(width * scale)),
            height: Math.max(1, Math.round(height * scale)),
          });
        },
        cropend() {
          if (!live.current) return;
          live.current.isDrawing = false;
          show(cropper, latest.current.params, latest.current.image);
        },
      });
      cleanups.push(() => cropper.destroy());
    };
    const cleanups: (() => void)[] = [];
    void start();
    return () => {
      isOver = true;
      live.current = undefined;
      observer?.disconnect();
      for (const clean of cleanups) clean();
      delete place.dataset['ready'];
      place.replaceChildren();
    };
  }, [source, drawing]);

  useEffect(() => {
    const state = live.current;
    if (state && !state.isDrawing) show(state.cropper, params, image);
  }, [params, image]);
  useEffect(() => {
    const state = live.current;
    if (!state) return;
    state.cropper.setAspectRatio(ratio ?? Number.NaN);
    show(state.cropper, latest.current.params, latest.current.image);
  }, [ratio]);

  return (
    <div
      className="lc-crop__stage"
      role="application"
      aria-roledescription={t('crop.stageRole')}
      aria-label={t('crop.stage')}
      aria-describedby={props.describedBy}
      // oxlint-disable-next-line no-noninteractive-tabindex -- arrow keys move the cut
      tabIndex={0}
      onKeyDown={props.onNudge}
    >
      <div ref={host} className="lc-crop__host" />
    </div>
  );
}
