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
  /** Does wood reflect the room? To prepare that takes a processor seconds. */
  readonly hasRoom: boolean;
}

/** Narrower than this, in pixels of the page, pictures of wood are smaller. */
const SMALL = 720;

export interface Renderer {
  readonly renderer: WebGLRenderer;
  readonly quality: Quality;
}

/** Nothing if there is no WebGL. Without a graphics card the processor draws: less finely, but soon enough to play. */
export function makeRenderer(canvas: HTMLCanvasElement, width: number): Renderer | undefined {
  const hasCard = findCard();
  const context = canvas.getContext('webgl2', { alpha: true, antialias: hasCard });
  if (context === null) return undefined;
  const quality = hasCard ? { finest: 2, coarse: 1.25, isSmall: width < SMALL, shadows: 2048, hasRoom: true } : WEAK;
  try {
    const renderer = new WebGLRenderer({ canvas, context });
    renderer.toneMapping = ACESFilmicToneMapping;
    return { renderer, quality };
  } catch {
    return undefined;
  }
}

const WEAK: Quality = { finest: 1, coarse: 0.5, isSmall: true, shadows: 1024, hasRoom: false };

/** Browsers that let the processor draw do not always say that it is slow, but they name it. */
const PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Is there a graphics card? Asked before the picture is made: it cannot be changed afterwards. */
function findCard(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  // A page may have few contexts.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !PROCESSOR.test(name);
}
