import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { NumberField } from '#admin/ui/fields/number-field.tsx';
import { isWhole } from './crop-geometry.ts';
import { aspects } from './use-crop.ts';
import type { useCrop } from './use-crop.ts';

const sides = ['x', 'y', 'width', 'height'] as const;
const sideTexts = { x: 'crop.x', y: 'crop.y', width: 'crop.width', height: 'crop.height' } as const;
/** Pixels that a side has at least. */
const least: Readonly<Partial<Record<(typeof sides)[number], number>>> = { width: 1, height: 1 };
/** A pointer cuts in parts of pixels that nobody reads. */
const shown = (value: number): number => Math.round(value * 100) / 100;

interface CropFieldsProps {
  readonly crop: ReturnType<typeof useCrop>;
  /** Size of the whole image in pixels. */
  readonly image: { readonly width: number; readonly height: number };
}

/** A cut as numbers, and the ways to turn and mirror it. */
export function CropFields({ crop, image }: CropFieldsProps): ReactElement {
  const t = useText();
  const { params } = crop;
  const aspectNames = { free: t('crop.free'), original: t('crop.original') } as const;
  return (
    <div className="lc-crop__fields">
      <SegmentedControl
        label={t('crop.aspect')}
        value={crop.aspect}
        options={aspects.map((aspect) => ({
          value: aspect,
          label: aspect === 'free' || aspect === 'original' ? aspectNames[aspect] : aspect,
        }))}
        size="small"
        onChange={crop.setAspect}
      />
      <div className="lc-crop__numbers" role="group" aria-label={t('crop.numbers')}>
        {sides.map((side) => (
          <NumberField
            key={side}
            label={t(sideTexts[side])}
            value={shown(params[side])}
            {...(least[side] === undefined ? {} : { min: least[side] })}
            onChange={(next) => next !== null && next >= (least[side] ?? -Infinity) && crop.setSide(side, next)}
          />
        ))}
        <NumberField
          label={t('crop.rotate')}
          value={shown(params.rotate)}
          min={-360}
          max={360}
          onChange={(next) => next !== null && Math.abs(next) <= 360 && crop.rotateTo(next)}
        />
      </div>
      <div className="lc-crop__turns" role="group" aria-label={t('crop.turns')}>
        <IconButton
          label={t('crop.turnLeft')}
          icon={<RotateCcw className="lc-icon" aria-hidden="true" />}
          size="large"
          onPress={() => crop.rotateTo(params.rotate - 90)}
        />
        <IconButton
          label={t('crop.turnRight')}
          icon={<RotateCw className="lc-icon" aria-hidden="true" />}
          size="large"
          onPress={() => crop.rotateTo(params.rotate + 90)}
        />
        <IconButton
          label={t('crop.mirrorAcross')}
          icon={<FlipHorizontal2 className="lc-icon" aria-hidden="true" />}
          size="large"
          isPressed={params.scaleX < 0}
          onPress={() => crop.mirror('scaleX')}
        />
        <IconButton
          label={t('crop.mirrorDown')}
          icon={<FlipVertical2 className="lc-icon" aria-hidden="true" />}
          size="large"
          isPressed={params.scaleY < 0}
          onPress={() => crop.mirror('scaleY')}
        />
        <span className="lc-toolbar__gap" />
        <Button size="small" disabledReason={isWhole(params, image) ? t('crop.isWhole') : undefined} onPress={crop.reset}>
          {t('crop.reset')}
        </Button>
      </div>
    </div>
  );
}
