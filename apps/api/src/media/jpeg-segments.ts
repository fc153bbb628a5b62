const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe]
const [FIRST_APP, LAST_APP] = [0xe0, 0xef]

/**
 * Removes from a JPEG its comments, application segments, and anything after its end, such as a second picture or the video
 * of a moving photo. What decoding it needs is unchanged, so nothing is lost; returns the same bytes if there is nothing to
 * remove, or if it is not a complete JPEG.
 */
export function withoutExtraSegments(bytes: Uint8Array): Uint8Array {
  const segments: Uint8Array[] = []
  let from = 0
  for (let at = 0; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return bytes
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = marker === START || marker === END ? at + 2 : endOfSegment(bytes, at)
    if (end > bytes.length) return bytes
    if (isExtra(bytes, at, marker)) {
      segments.push(bytes.subarray(from, at))
      from = end
    }
    if (marker === END) {
      segments.push(bytes.subarray(from, end))
      return segments.length === 1 && end === bytes.length ? bytes : Buffer.concat(segments)
    }
    at = marker === SCAN ? endOfScan(bytes, end) : end
  }
  return bytes
}

/** The position after a segment: its length follows its marker. */
const endOfSegment = (bytes: Uint8Array, at: number) => at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))

/** In scan data, 0xff is followed by 0, or by one of eight markers without content; any other marker ends the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return bytes.length
}

/** Whether decoders do not need a segment: they need JFIF, the colour profile, and Adobe's colour encoding. */
function isExtra(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === COMMENT) return true
  if (marker < FIRST_APP || marker > LAST_APP) return false
  const name = Buffer.from(bytes.subarray(at + 4, at + 16)).toString('latin1')
  return !['JFIF\0', 'ICC_PROFILE\0', 'Adobe'].some((known) => name.startsWith(known))
}
