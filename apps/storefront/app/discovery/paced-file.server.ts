import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

const PART_BYTES = 64 * 1024

/**
 * A file that is stored compressed, in parts: the next one is made once the reader has taken the last, so that one who reads slowly
 * has no copy of it in memory.
 *
 * @param isThere resolves when the reader has taken what was sent; false: they have left
 */
export function pacedFile(
  stored: Buffer,
  { isExpanded, isThere }: { readonly isExpanded: boolean; readonly isThere: () => Promise<boolean> },
): ReadableStream<Uint8Array> {
  const parts = Readable.from(partsOf(stored))
  return Readable.toWeb(
    Readable.from(paced(isExpanded ? parts.pipe(createGunzip({ chunkSize: PART_BYTES })) : parts, isThere), {
      highWaterMark: 1,
    }),
  ) as ReadableStream<Uint8Array>
}

function* partsOf(stored: Buffer) {
  for (let at = 0; at < stored.length; at += PART_BYTES) yield stored.subarray(at, at + PART_BYTES)
}

async function* paced(parts: AsyncIterable<Buffer>, isThere: () => Promise<boolean>) {
  for await (const part of parts) {
    yield part
    if (!(await isThere())) return
  }
}
