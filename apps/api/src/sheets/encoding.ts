import { UnreadableFile } from './faults.ts'

/** The first bytes of Excel's files: zip archives today, another format before 2007. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16, or windows-1252. Any other encoding is
 * refused with its row, because wrong letters would be visible in the shop.
 */
export function textOf(bytes: Uint8Array): string {
  if (WORKBOOKS.some((start) => start.every((byte, at) => bytes[at] === byte)))
    throw new UnreadableFile({ code: 'workbook' })
  const wide = utf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return westernText(bytes)
  }
}

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark: a header begins with two ASCII letters.
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be'
  return null
}

/**
 * The characters of the bytes 0x80 to 0x9F in windows-1252; ' ' for unused ones. Some versions of Node.js decode them to
 * control characters.
 */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const SEVERAL_BYTES = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/
const ALL_SEVERAL_BYTES = new RegExp(SEVERAL_BYTES, 'g')
/** Bytes that are not in windows-1252 (or not inside a word), but in Mac Roman: "á" and "é" are two of them. */
const OF_A_MAC = /[\x81\x8d\x8f\x90\x9d]|[a-z][\x87\x8e][a-z]/

function westernText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (SEVERAL_BYTES.test(text)) {
    const undecodedAt = text.replace(ALL_SEVERAL_BYTES, (letter) => '.'.repeat(letter.length)).search(/[\x80-\xff]/)
    throw new UnreadableFile({ code: 'otherLetters', row: rowAt(text, undecodedAt) })
  }
  const foreign = text.search(OF_A_MAC)
  if (foreign >= 0) throw new UnreadableFile({ code: 'unknownLetters', row: rowAt(text, foreign) })
  return text.replaceAll(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)
}

/** The line of a place in the file, as an editor counts. */
const rowAt = (text: string, place: number) => text.slice(0, place).split(/\r\n|\r|\n/).length
