import { parse } from 'csv-parse/sync'

/** One row of a merchant's file. `line` is where it starts in the file, counted from 1, as an editor shows it. */
export type Row = {
  readonly line: number
  /** The cell under a header, cleaned; '' when there is none. Headers compare without case and surrounding space. */
  readonly cell: (header: string) => string
  /** Whether the file has this column. */
  readonly has: (header: string) => boolean
}

export type Sheet = {
  /** Cleaned, in lower case. */
  readonly headers: readonly string[]
  readonly rows: readonly Row[]
  /** The same rows under other headers; of two columns that come to bear one name, the first is read. */
  readonly renamed: (nameOf: (header: string) => string) => Sheet
}

/**
 * Reads a comma, semicolon or tab separated file in UTF-8, UTF-16 or Windows' Western encoding: quoted cells over several
 * lines, BOM, CRLF, padded cells and non-breaking spaces are all met in the wild.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const text = textOf(bytes)
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Padding around a quoted cell is not part of it.
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const [head, ...body] = records
  let previousEnd = head?.info.lines ?? 0
  const lines = body.map(({ record, info }) => {
    const line = previousEnd + 1
    previousEnd = info.lines
    return { line, cells: record.map(cleanCell) }
  })
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return sheetOf((head?.record ?? []).map(headerName), filled)
}

type Line = { readonly line: number; readonly cells: readonly string[] }

function sheetOf(headers: readonly string[], lines: readonly Line[]): Sheet {
  const columnOf = new Map(headers.map((name, column) => [name, column] as const).toReversed())
  const rows = lines.map(({ line, cells }) => ({
    line,
    cell: (header: string) => cells[columnOf.get(headerName(header)) ?? -1] ?? '',
    has: (header: string) => columnOf.has(headerName(header)),
  }))
  return { headers, rows, renamed: (nameOf) => sheetOf(headers.map(nameOf), lines) }
}

/** Spreadsheets on Windows still write their own encodings; what is no valid UTF-8 is one of them. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Non-breaking and zero-width spaces become plain ones or vanish; the ends are trimmed; line ends are `\n`. */
function cleanCell(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .trim()
}

const headerName = (text: string) => cleanCell(text).toLowerCase().replaceAll(/\s+/g, ' ')

function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || undefined)
  const count = (mark: string) => firstLine.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
