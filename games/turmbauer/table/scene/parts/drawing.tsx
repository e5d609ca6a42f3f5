/** A canvas that is drawn on as long as the scene is there. */
import { createRoot } from '@react-three/fiber';
import type { SceneProps } from '../props.js';
import { makeRenderer, type Quality, type Renderer } from './quality.js';
import type { Stage } from './stage.js';
import { World } from './world.js';

type Told = () => SceneProps;

export class Drawing {
  readonly #element: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #stage: Stage;
  readonly #told: Told;
  readonly #root: ReturnType<typeof createRoot<HTMLCanvasElement>>;
  readonly #quality: Quality;
  readonly #observer: ResizeObserver;
  #isReady = false;
  #isOver = false;

  /** Nothing if there is no WebGL. */
  static start(element: HTMLElement, stage: Stage, told: Told): Drawing | undefined {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const made = makeRenderer(canvas, element.getBoundingClientRect().width);
    return made && new Drawing(element, canvas, made, stage, told);
  }

  private constructor(
    element: HTMLElement,
    canvas: HTMLCanvasElement,
    { renderer, quality }: Renderer,
    stage: Stage,
    told: Told,
  ) {
    this.#element = element;
    this.#canvas = canvas;
    this.#stage = stage;
    this.#told = told;
    element.append(canvas);
    canvas.addEventListener('webglcontextlost', this.#lose);
    this.#root = createRoot(canvas);
    const { width, height } = element.getBoundingClientRect();
    this.#quality = quality;
    this.#observer = new ResizeObserver(
      ([entry]) => entry && this.#resize(entry.contentRect.width, entry.contentRect.height),
    );
    stage.eye.resize({ width, height, inset: told().inset });
    this.#begin(renderer, width, height).catch(this.#lose);
  }

  async #begin(renderer: Renderer['renderer'], width: number, height: number): Promise<void> {
    const { camera } = this.#stage.eye;
    await this.#root.configure({
      gl: renderer,
      // It is aimed here, not by the library.
      camera: Object.assign(camera, { manual: true as const }),
      frameloop: 'demand',
      dpr: Math.min(devicePixelRatio, this.#quality.finest),
      shadows: 'percentage',
      size: { width: Math.max(width, 1), height: Math.max(height, 1), top: 0, left: 0 },
    });
    this.#isReady = true;
    this.render();
    this.#observer.observe(this.#element);
  }

  /** Tells the scene what is to be seen now. */
  render(): void {
    this.#draw();
  }

  #draw() {
    if (!this.#isReady || this.#isOver) return undefined;
    return this.#root.render(
      <World stage={this.#stage} told={this.#told()} quality={this.#quality} element={this.#element} />,
    );
  }

  #resize(width: number, height: number): void {
    this.#stage.eye.resize({ width, height, inset: this.#told().inset });
    this.#draw()?.getState().setSize(width, height, 0, 0);
  }

  readonly #lose = (): void => {
    if (!this.#isOver) this.#told().onLost?.();
  };

  end(): void {
    this.#isOver = true;
    this.#observer.disconnect();
    this.#canvas.removeEventListener('webglcontextlost', this.#lose);
    this.#root.unmount();
    this.#canvas.remove();
  }
}
