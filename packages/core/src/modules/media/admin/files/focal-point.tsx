import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { previewUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { NumberField } from '#admin/ui/fields/number-field.tsx';

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

interface FocalPointFieldProps {
  readonly file: MediaFile;
  /** Null: the middle. */
  readonly value: FocalPoint | null;
  readonly isReadOnly: boolean;
  readonly onChange: (value: FocalPoint | null) => void;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };
const within = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 1000) / 1000;
const percent = (part: number): number => Math.round(part * 1000) / 10;

/** The focal point, which stays in sight where an image is cut: set by pointer, by arrow keys, or as numbers. */
export function FocalPointField({ file, value, isReadOnly, onChange }: FocalPointFieldProps): ReactElement {
  const t = useText();
  const client = useClient();
  const area = useRef<HTMLDivElement>(null);
  const point = value ?? middle;
  // What was pressed last, also before it is drawn: keys that come faster than that are not lost.
  const pressed = useRef(point);
  pressed.current = point;
  const { width, height } = file.dimensions ?? { width: 3, height: 2 };

  const place = (event: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (!box || isReadOnly) return;
    onChange({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) });
  };
  const nudge = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by || isReadOnly) return;
    event.preventDefault();
    const { x, y } = pressed.current;
    pressed.current = { x: within(x + (by[0] ?? 0)), y: within(y + (by[1] ?? 0)) };
    onChange(pressed.current);
  };
  return (
    <div className="lc-focal" role="group" aria-label={t('focal.title')}>
      <div className="lc-focal__box">
        <div
          ref={area}
          className="lc-focal__area"
          style={{ aspectRatio: `${width} / ${height}`, '--lc-focal-ratio': width / height } as CSSProperties}
          role="slider"
          aria-roledescription={t('focal.point')}
          aria-label={t('focal.title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(point.x)}
          aria-valuetext={t('focal.at', { x: percent(point.x), y: percent(point.y) })}
          aria-readonly={isReadOnly || undefined}
          tabIndex={0}
          onKeyDown={nudge}
          onPointerDown={(event) => {
            if (event.button !== 0 || isReadOnly) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus();
            place(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
          }}
        >
          <img
            src={previewUrl(client, file.id, { width: 640, hash: file.hash })}
            alt={file.defaultAltText || file.fileName}
            draggable={false}
          />
          <span
            className="lc-focal__mark"
            style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
            aria-hidden="true"
          />
        </div>
      </div>
      <div className="lc-focal__fields">
        <NumberField
          label={t('focal.x')}
          min={0}
          max={100}
          isReadOnly={isReadOnly}
          value={percent(point.x)}
          onChange={(x) => onChange({ ...point, x: within((x ?? 50) / 100) })}
        />
        <NumberField
          label={t('focal.y')}
          min={0}
          max={100}
          isReadOnly={isReadOnly}
          value={percent(point.y)}
          onChange={(y) => onChange({ ...point, y: within((y ?? 50) / 100) })}
        />
        {!isReadOnly && (
          <Button size="small" disabledReason={value === null ? t('focal.isMiddle') : undefined} onPress={() => onChange(null)}>
            {t('focal.reset')}
          </Button>
        )}
      </div>
      <p className="lc-help">{t('focal.help')}</p>
    </div>
  );
}
