import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';

/** A text as a QR code: dark on light whatever the theme, because cameras want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { path, size } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const squares = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: squares.join(''), size: code.size };
  }, [text]);
  return (
    <svg className="lc-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
