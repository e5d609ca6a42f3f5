/** How finely a scene is drawn, by what draws it. */
import { ACESFilmicToneMapping, WebGLRenderer } from 'three';

export interface Quality {
  /** Pixels drawn for one of the page, at most: at rest, and while it moves on a machine that is slow. */
  readonly finest: number;
  readonly coarse: number;
  /** Are pictures of wood small? */
  readonly isSmall: boolean;
  /** Of the shadows, in pixels. */
  readonly shadows: number;
}

/** Narrower than this, in pixels of the page, pictures of wood are smaller. */
const SMALL = 720;

export interface Renderer {
  readonly renderer: WebGLRenderer;
  readonly quality: Quality;
}

/** Nothing if there is no WebGL. Without a graphics card the processor draws: less finely, but soon enough to play. */
export function makeRenderer(canvas: HTMLCanvasElement, width: number): Renderer | undefined {
  const card = canvas.getContext('webgl2', { alpha: true, antialias: true, failIfMajorPerformanceCaveat: true });
  const context = card ?? canvas.getContext('webgl2', { alpha: true, antialias: false });
  if (context === null) return undefined;
  const quality = card === null ? WEAK : { finest: 2, coarse: 1.25, isSmall: width < SMALL, shadows: 2048 };
  try {
    const renderer = new WebGLRenderer({ canvas, context });
    renderer.toneMapping = ACESFilmicToneMapping;
    return { renderer, quality };
  } catch {
    return undefined;
  }
}

const WEAK: Quality = { finest: 1, coarse: 0.5, isSmall: true, shadows: 1024 };
