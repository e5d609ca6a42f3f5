/** A drawing on the page as a picture file. It takes its colours and its type with it. */

const SCALE = 2;

/** A PNG of an SVG that is on the page now. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg))}`);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new Error('the drawing cannot be read')), { once: true });
    image.src = url;
  });
}

/** The drawing's source, with nothing in it that comes from the page around it. */
async function standalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await typefaces();
  copy.prepend(style);
  return resolved(new XMLSerializer().serializeToString(copy));
}

const VARIABLE = /var\((--[\w-]+)\)/g;

/** Colours by their values: the page's variables are not known inside a picture. */
function resolved(source: string): string {
  const style = getComputedStyle(document.documentElement);
  const once = (text: string): string =>
    text.replace(VARIABLE, (_, name: string) => style.getPropertyValue(name).trim().replaceAll('"', "'"));
  // A variable may be made of others.
  return once(once(source));
}

/** The page's own typefaces, written into the drawing. Without them the picture has the system's. */
async function typefaces(): Promise<string> {
  const faces = await Promise.all(fontFaces().map(embedded));
  return faces.join('\n');
}

interface Face {
  readonly rule: CSSFontFaceRule;
  readonly base: string;
}

function fontFaces(): readonly Face[] {
  return [...document.styleSheets].flatMap(sheet => {
    try {
      return [...sheet.cssRules].flatMap(rule =>
        rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
      );
    } catch {
      // A sheet from elsewhere does not show its rules.
      return [];
    }
  });
}

async function embedded({ rule, base }: Face): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  try {
    const data = await dataUrl(await (await fetch(new URL(address, base))).blob());
    return rule.cssText.replace(/url\(["']?[^"')]+["']?\)/, `url(${data})`);
  } catch {
    return '';
  }
}

function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''), {
      once: true,
    });
    reader.addEventListener('error', () => reject(new Error('the typeface cannot be read')), { once: true });
    reader.readAsDataURL(blob);
  });
}
