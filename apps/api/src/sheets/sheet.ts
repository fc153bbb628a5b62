import { CsvError, parse } from 'csv-parse/sync'
import { textOf } from './encoding.ts'
import { UnreadableFile } from './faults.ts'

/** One row of a merchant's file. `line` is where it starts in the file, counted from 1, as an editor shows it. */
export type Row = {
  readonly line: number
  /** The cell under a header, cleaned; '' when there is none. Headers compare without case and surrounding space. */
  readonly cell: (header: string) => string
  /** Whether the file has this column. */
  readonly has: (header: string) => boolean
  /** The title of a header's column in the file. */
  readonly title: (header: string) => string
}

export type Sheet = {
  /** Cleaned, in lower case. */
  readonly headers: readonly string[]
  /** The headers as the file writes them, cleaned. */
  readonly titles: readonly string[]
  readonly rows: readonly Row[]
  /** The same rows under other headers; if two columns get the same name, the first is read. */
  readonly renamed: (nameOf: (header: string, column: number) => string) => Sheet
}

/**
 * Reads a comma, semicolon or tab separated file (`textOf` says in which encodings): quoted cells over several lines, BOM,
 * CRLF, padded cells and non-breaking spaces are all met in the wild. A file that cannot be read right is refused as a whole,
 * by an `UnreadableFile` that names the row.
 */
export function readSheet(bytes: Uint8Array, limits: Limits = {}): Sheet {
  const whole = textOf(bytes)
  // A line of spreadsheets before the header (`sep=;`).
  const [note = '', separator] = /^sep=(.)\r?\n/.exec(whole) ?? []
  const text = whole.slice(note.length)
  const offset = note === '' ? 0 : 1
  const lines: Line[] = []
  let titles: readonly string[] | null = null
  let previousEnd = offset
  try {
    parse(text, {
      delimiter: separator ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Padding around a quoted cell is not part of it.
      trim: true,
      max_record_size: LONGEST_RECORD,
      on_record: (record: readonly string[], info) => {
        const line = previousEnd + 1
        previousEnd = info.lines + offset
        if (titles === null) titles = checkedTitles(record, limits)
        else lines.push({ line, cells: record.slice(0, titles.length).map(cleanCell) })
        if (limits.rows !== undefined && lines.length > limits.rows)
          throw new UnreadableFile({ code: 'tooManyRows', most: limits.rows })
        return null
      },
    })
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    const code = problem.code === 'CSV_MAX_RECORD_SIZE' ? 'longRow' : 'openQuote'
    throw new UnreadableFile({ code, row: previousEnd + 1 })
  }
  return sheetOf(
    titles ?? [],
    (titles ?? []).map(headerName),
    lines.filter(({ cells }) => cells.some((cell) => cell !== '')),
  )
}

type Limits = { readonly rows?: number; readonly columns?: number }

/** Characters of one row: more than the longest description. */
const LONGEST_RECORD = 2_000_000

function checkedTitles(record: readonly string[], { columns }: Limits): readonly string[] {
  if (columns !== undefined && record.length > columns)
    throw new UnreadableFile({ code: 'tooManyColumns', most: columns })
  return record.map(cleanCell)
}

type Line = { readonly line: number; readonly cells: readonly string[] }

function sheetOf(titles: readonly string[], headers: readonly string[], lines: readonly Line[]): Sheet {
  const named = new Map(headers.map((name, column) => [name, column] as const).toReversed())
  // Cells are looked up often, by few headers.
  const columns = new Map<string, number>()
  const columnOf = (header: string): number => {
    const known = columns.get(header)
    if (known !== undefined) return known
    const column = named.get(headerName(header)) ?? -1
    columns.set(header, column)
    return column
  }
  const rows = lines.map(({ line, cells }) => ({
    line,
    cell: (header: string) => cells[columnOf(header)] ?? '',
    has: (header: string) => columnOf(header) >= 0,
    title: (header: string) => titles[columnOf(header)] ?? header,
  }))
  return { headers, titles, rows, renamed: (nameOf) => sheetOf(titles, headers.map(nameOf), lines) }
}

/**
 * Non-breaking spaces become plain ones; zero-width spaces and NULs are removed; ends are trimmed; line ends become `\n`.
 * A leading apostrophe, which keeps a spreadsheet from reading a formula, is removed.
 */
function cleanCell(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(/[\u200b\ufeff\0]/g, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}

const headerName = (text: string) => cleanCell(text).toLowerCase().replaceAll(/\s+/g, ' ')

function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || undefined)
  const count = (mark: string) => firstLine.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
