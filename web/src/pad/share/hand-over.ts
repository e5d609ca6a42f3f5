/** Gives something to the person's other apps, or to the clipboard or the disk where that is not possible. */
import { saveFile } from '@belfry/ui';
import { copyText } from '../../copy.js';

export type HandedOver = 'shared' | 'copied' | 'saved' | 'dismissed' | 'failed';

export async function shareText(title: string, text: string): Promise<HandedOver> {
  if (canShare({ title, text })) return share({ title, text });
  return (await copyText(text)) ? 'copied' : 'failed';
}

export async function sharePicture(title: string, picture: Blob, name: string): Promise<HandedOver> {
  const file = new File([picture], name, { type: picture.type });
  const data = { title, files: [file] };
  return canShare(data) ? share(data) : download(file);
}

const canShare = (data: ShareData): boolean =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function' && navigator.canShare(data);

async function share(data: ShareData): Promise<HandedOver> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}

function download(file: File): HandedOver {
  saveFile(file.name, file);
  return 'saved';
}
