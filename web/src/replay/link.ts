/**
 * A match in a link: its record, packed, behind the `#`, which no browser sends to a server. Whoever has the link has the match.
 * JSON, deflated, as base64 for addresses.
 */
import type { Json } from '@belfry/engine';
import type { Eye } from '@belfry/table';
import { paths } from '../paths.js';

/** What a link says. */
export interface MatchLink {
  readonly packed: string;
  readonly at: number | undefined;
  readonly seen: Eye | undefined;
}

/** Mail and messengers carry so many characters; usual matches need two thousand. */
export const LONGEST_LINK = 8000;

/** Far more than the longest match needs. A small text can be blown up to anything: nothing beyond this is unpacked. */
const MOST_BYTES = 4_000_000;

export async function packRecord(record: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The text of the record; nothing if there is none in it. */
export async function unpackRecord(packed: string): Promise<string | undefined> {
  try {
    const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function linkTo(origin: string, packed: string, at: number, seen: Eye): string {
  return `${origin}${paths.shared}#m=${packed}&at=${at}&seen=${seen}`;
}

/** Nothing if there is no match in it. */
export function readLink(hash: string): MatchLink | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = said.get('m');
  if (packed === null || packed === '') return undefined;
  const at = Number.parseInt(said.get('at') ?? '', 10);
  return { packed, at: at >= 0 ? at : undefined, seen: eyeOf(said.get('seen') ?? '') };
}

function eyeOf(text: string): Eye | undefined {
  if (text === 'open' || text === 'spectator') return text;
  return /^\d$/.test(text) ? Number(text) : undefined;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array> {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    if (size <= MOST_BYTES) continue;
    await reader.cancel();
    throw new Error('too large');
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}
