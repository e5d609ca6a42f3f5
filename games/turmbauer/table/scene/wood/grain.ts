/** Pictures of wood, drawn by code: one atlas for all stones, one top for the table. */
import { randomFrom } from '../maths/random.js';

type Pen = CanvasRenderingContext2D;

export function makeCanvas(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw on');
  return { canvas, pen };
}

/** The letters of the app, as a pen wants them. */
export function fontOf(size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font').trim();
  return `900 ${size}px ${family === '' ? 'sans-serif' : family}`;
}

/** Everything is drawn on a square of this size and scaled. */
const SQUARE = 1024;

/** Long grain at the left, four by four end grains at the right. `size` is its height. */
export function woodAtlas(size: number): HTMLCanvasElement {
  const { canvas, pen } = makeCanvas(size * 2, size);
  pen.scale(size / SQUARE, size / SQUARE);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 2 * SQUARE, SQUARE);
  const random = randomFrom(7);
  clipped(pen, 0, 0, SQUARE, () => drawLongGrain(pen, random));
  const tile = SQUARE / 4;
  for (let y = 0; y < SQUARE; y += tile) {
    for (let x = SQUARE; x < 2 * SQUARE; x += tile)
      clipped(pen, x, y, tile, () => drawEndGrain(pen, random, x, y, tile));
  }
  return canvas;
}

function clipped(pen: Pen, x: number, y: number, size: number, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, size, size);
  pen.clip();
  draw();
  pen.restore();
}

/** Broad bands, then lines, then the short dark flecks by which beech is known. */
function drawLongGrain(pen: Pen, random: () => number): void {
  const line = (y: number, width: number, colour: string, swing: number, phase: number) => {
    pen.beginPath();
    for (let x = 0; x <= SQUARE; x += 16) {
      pen.lineTo(x, y + Math.sin(x * 0.006 + phase) * swing + Math.sin(x * 0.017 + phase * 2.3) * swing * 0.35);
    }
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  };
  for (let band = 0; band < 70; band++) {
    const colour =
      random() < 0.5 ? `rgba(120,64,26,${0.035 + random() * 0.06})` : `rgba(255,250,235,${0.1 + random() * 0.12})`;
    line(random() * SQUARE, 14 + random() * 46, colour, 10, band * 0.37);
  }
  for (let y = -20, row = 0; y < SQUARE + 20; y += 5 + random() * 11, row++) {
    const swing = 9 + 3 * Math.sin(row * 0.13);
    line(y, 1.2 + random() * 2.6, `rgba(112,58,22,${0.1 + random() * 0.2})`, swing, Math.sin(row * 0.045) * 3);
  }
  for (let year = 0; year < 26; year++) {
    const y = random() * SQUARE;
    for (let part = 0; part < 3; part++)
      line(y + part * 5, 2.4 - part * 0.6, `rgba(104,50,18,${0.26 - part * 0.06})`, 11, year);
  }
  for (let fleck = 0; fleck < 5200; fleck++) {
    const x = random() * SQUARE;
    const y = random() * SQUARE;
    const long = 5 + random() * 17;
    const thick = 0.9 + random() * 1.5;
    pen.fillStyle = `rgba(96,46,16,${0.16 + random() * 0.26})`;
    pen.beginPath();
    pen.ellipse(x, y, long / 2, thick / 2, Math.cos(x * 0.006) * 0.05, 0, 7);
    pen.fill();
  }
}

/** Year rings around a heart that lies outside, a few rays, and pores. */
function drawEndGrain(pen: Pen, random: () => number, left: number, top: number, size: number): void {
  pen.fillStyle = 'rgba(150,96,52,.2)';
  pen.fillRect(left, top, size, size);
  const angle = random() * 6.28;
  const far = 60 + random() * 190;
  const x = left + size / 2 + Math.cos(angle) * far;
  const y = top + size / 2 + Math.sin(angle) * far;
  for (let ring = 8 + random() * 14; ring < 520; ring += 11 + random() * 13) {
    pen.beginPath();
    pen.ellipse(x, y, ring, ring * (0.94 + random() * 0.06), angle, 0, 7);
    pen.lineWidth = 2 + random() * 4.5;
    pen.strokeStyle = `rgba(104,52,20,${0.16 + random() * 0.22})`;
    pen.stroke();
  }
  for (let ray = 0; ray < 46; ray++) {
    const to = angle + Math.PI + (random() - 0.5) * 2.4;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(to) * 600, y + Math.sin(to) * 600);
    pen.lineWidth = 0.8 + random();
    pen.strokeStyle = `rgba(255,244,220,${0.06 + random() * 0.12})`;
    pen.stroke();
  }
  for (let pore = 0; pore < 900; pore++) {
    pen.fillStyle = `rgba(84,40,14,${0.14 + random() * 0.26})`;
    pen.beginPath();
    pen.arc(left + random() * size, top + random() * size, 0.7 + random() * 1.1, 0, 7);
    pen.fill();
  }
}

const PLANKS = 9;
const TABLE = 2048;

/** Planks, and an inlaid ring, so that one feels the table turn. */
export function tableTop(size: number): HTMLCanvasElement {
  const { canvas, pen } = makeCanvas(size, size);
  pen.scale(size / TABLE, size / TABLE);
  const random = randomFrom(21);
  for (let plank = 0; plank < PLANKS; plank++) drawPlank(pen, random, (plank * TABLE) / PLANKS, TABLE / PLANKS);
  const ring = (radius: number, width: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(TABLE / 2, TABLE / 2, TABLE * radius, 0, 7);
    pen.stroke();
  };
  ring(0.435, 9, 'rgba(70,34,14,.62)');
  ring(0.4395, 2.5, 'rgba(250,222,172,.34)');
  return canvas;
}

function drawPlank(pen: Pen, random: () => number, left: number, width: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(left, 0, width, TABLE);
  pen.clip();
  const light = 56 + random() * 9;
  pen.fillStyle = `hsl(${26 + random() * 5} ${40 + random() * 8}% ${light}%)`;
  pen.fillRect(left, 0, width, TABLE);
  for (let line = 0; line < 60; line++) {
    const x = left + random() * width;
    const phase = random() * 9;
    pen.beginPath();
    for (let y = 0; y <= TABLE; y += 24)
      pen.lineTo(x + Math.sin(y * 0.003 + phase) * 12 + Math.sin(y * 0.009 + phase) * 4, y);
    pen.lineWidth = 1 + random() * 7;
    pen.strokeStyle =
      random() < 0.6 ? `rgba(86,46,20,${0.05 + random() * 0.13})` : `rgba(255,226,180,${0.04 + random() * 0.09})`;
    pen.stroke();
  }
  if (random() < 0.7) drawKnot(pen, left + width * (0.3 + random() * 0.4), random() * TABLE);
  for (let fleck = 0; fleck < 500; fleck++) {
    pen.fillStyle = `rgba(70,36,14,${0.08 + random() * 0.16})`;
    pen.fillRect(left + random() * width, random() * TABLE, 1 + random(), 8 + random() * 26);
  }
  pen.restore();
  pen.fillStyle = 'rgba(52,26,10,.55)';
  pen.fillRect(left - 1.5, 0, 3, TABLE);
  pen.fillStyle = 'rgba(255,230,190,.2)';
  pen.fillRect(left + 1.5, 0, 2, TABLE);
}

function drawKnot(pen: Pen, x: number, y: number): void {
  for (let radius = 34; radius > 3; radius -= 5) {
    pen.beginPath();
    pen.ellipse(x, y, radius * 0.55, radius * 1.25, 0, 0, 7);
    pen.lineWidth = 2.4;
    pen.strokeStyle = `rgba(74,38,16,${0.1 + (34 - radius) * 0.006})`;
    pen.stroke();
  }
}
