/** What stands around a chart on its picture. */
export interface Around {
  /** Club, season, day: a line above the title. */
  readonly over: string;
  readonly title: string;
  readonly legend: readonly {
    readonly label: string;
    readonly color: string;
    readonly dash: string | null;
  }[];
}

const family = "'Inter Variable', 'Inter', system-ui, sans-serif";
/** Pixels of the picture for one of the page: sharp enough to be posted. */
const scale = 2;
const margin = 32;
const headHeight = 84;
const lineHeight = 26;

/**
 * A chart's SVG as a PNG with its title and legend, drawn shape by shape: the page's own fonts are used, and nothing is
 * loaded that the page's policy would have to allow.
 */
export async function pictureOf(svg: SVGSVGElement, { over, title, legend }: Around): Promise<Blob> {
  const words = [over, title, svg.textContent ?? '', ...legend.map(({ label }) => label)].join(' ');
  for (const weight of [400, 600, 700]) await document.fonts.load(`${weight} 16px ${family}`, words);
  const { width, height } = svg.getBoundingClientRect();
  const ground = getComputedStyle(document.documentElement);
  const ink = ground.getPropertyValue('--ink');
  const rows = legendRows(legend, width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width + 2 * margin) * scale);
  canvas.height = Math.round((headHeight + height + rows.length * lineHeight + margin + 4) * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.scale(scale, scale);
  pen.fillStyle = ground.getPropertyValue('--panel');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ground.getPropertyValue('--ink-faint');
  pen.font = `400 15px ${family}`;
  pen.fillText(over, margin, 34, width);
  pen.fillStyle = ink;
  pen.font = `700 24px ${family}`;
  pen.fillText(title, margin, 66, width);
  pen.save();
  pen.translate(margin, headHeight);
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>('path, line, rect, circle, text'))
    draw(pen, shape);
  pen.restore();
  drawLegend(pen, rows, headHeight + height, ink);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture came of the canvas'))),
      'image/png',
    );
  });
}

function draw(pen: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  if (shape.closest('defs, clipPath')) return;
  const style = getComputedStyle(shape);
  const matrix = shape.getCTM();
  if (style.display === 'none' || style.visibility === 'hidden' || !matrix) return;
  pen.save();
  pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  const opacity = Number(style.opacity);
  if (shape instanceof SVGTextElement) write(pen, shape, style);
  else {
    const path = pathOf(shape);
    if (isColor(style.fill) && !(shape instanceof SVGLineElement)) {
      pen.globalAlpha = opacity * Number(style.fillOpacity);
      pen.fillStyle = style.fill;
      pen.fill(path);
    }
    if (isColor(style.stroke)) {
      pen.globalAlpha = opacity * Number(style.strokeOpacity);
      pen.strokeStyle = style.stroke;
      pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
      const dashes =
        style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
      pen.setLineDash(dashes.filter((dash) => Number.isFinite(dash)));
      pen.stroke(path);
    }
  }
  pen.restore();
}

function isColor(paint: string): boolean {
  return paint !== 'none' && !paint.startsWith('url(') && paint !== '';
}

function pathOf(shape: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number.parseFloat(shape.getAttribute(name) ?? '0') || 0;
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  } else if (shape instanceof SVGCircleElement) {
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  } else path.rect(number('x'), number('y'), number('width'), number('height'));
  return path;
}

/** Each piece of a text stands where the browser has put its first letter. */
function write(pen: CanvasRenderingContext2D, text: SVGTextElement, style: CSSStyleDeclaration): void {
  const pieces = text.querySelectorAll('tspan');
  pen.globalAlpha = Number(style.opacity);
  pen.fillStyle = isColor(style.fill) ? style.fill : '#fff';
  pen.font = `${style.fontWeight} ${style.fontSize} ${family}`;
  for (const piece of pieces.length > 0 ? pieces : [text]) {
    const words = piece.textContent ?? '';
    if (words.trim() === '' || piece.getNumberOfChars() === 0) continue;
    const { x, y } = piece.getStartPositionOfChar(0);
    pen.fillText(words, x, y);
  }
}

interface Placed {
  readonly label: string;
  readonly color: string;
  readonly dash: string | null;
  readonly x: number;
}

/** The legend in as many rows as the width needs. */
function legendRows(legend: Around['legend'], width: number): readonly (readonly Placed[])[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  pen.font = `400 14px ${family}`;
  const rows: Placed[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const one of legend) {
    const length = 34 + pen.measureText(one.label).width + 18;
    if (x + length > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ ...one, x });
    x += length;
  }
  return rows;
}

function drawLegend(
  pen: CanvasRenderingContext2D,
  rows: readonly (readonly Placed[])[],
  top: number,
  ink: string,
): void {
  pen.font = `400 14px ${family}`;
  pen.lineWidth = 3;
  for (const [row, all] of rows.entries()) {
    const y = top + 20 + row * lineHeight;
    for (const { label, color, dash, x } of all) {
      pen.strokeStyle = color;
      pen.setLineDash(dash === null ? [] : dash.split(' ').map(Number));
      pen.beginPath();
      pen.moveTo(margin + x, y);
      pen.lineTo(margin + x + 24, y);
      pen.stroke();
      pen.setLineDash([]);
      pen.fillStyle = ink;
      pen.fillText(label, margin + x + 32, y + 5);
    }
  }
}
