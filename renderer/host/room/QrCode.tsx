import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Light squares round a code, without which no camera finds it. */
const quiet = 4;

/** A text as a code to be scanned, drawn as one path: no picture is fetched and nothing is written into the page. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => codeOf(text), [text]);
  const whole = size + quiet * 2;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function codeOf(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size }, (_, row) => row);
  const path = all.flatMap((row) =>
    all.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  return { size, path: path.join('') };
}
