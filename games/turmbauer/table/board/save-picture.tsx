/** The scene as a picture file, to keep. */
import { Button, saveFile } from '@belfry/ui';
import type { RefObject } from 'react';
import type { CameraHandle } from '../scene/props.js';
import type { BoardWords } from './words/catalogue.js';

interface SavePictureProps {
  readonly camera: RefObject<CameraHandle | null>;
  readonly words: BoardWords;
}

export const SavePicture = ({ camera, words }: SavePictureProps) => (
  <Button icon="save" onClick={() => void save(camera.current)}>
    {words.story.savePicture}
  </Button>
);

async function save(camera: CameraHandle | null): Promise<void> {
  const picture = await camera?.picture();
  if (picture !== undefined) saveFile('turmbauer.png', picture);
}
