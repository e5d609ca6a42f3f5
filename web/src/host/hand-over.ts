import { transfer } from 'comlink';

/** Lists of numbers in a result, such as the frames of a film, go to the next worker or page themselves, not as copies. */
export function handOver<T>(result: T): T {
  const buffers = Object.values(Object(result)).flatMap(part =>
    ArrayBuffer.isView(part) && part.buffer instanceof ArrayBuffer ? [part.buffer] : [],
  );
  return buffers.length === 0 ? result : transfer(result, [...new Set(buffers)]);
}
