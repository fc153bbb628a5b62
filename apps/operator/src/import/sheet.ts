import { parse } from 'csv-parse/sync'

/** One row of a merchant's file. `line` is where it starts in the file, counted from 1, as an editor shows it. */
export type Row = {
  readonly line: number
  /** The cell under a header, cleaned; '' when there is none. Headers compare without case and surrounding space. */
  readonly cell: (header: string) => string
}

export type Sheet = { readonly headers: readonly string[]; readonly rows: readonly Row[] }

/**
 * Reads a comma, semicolon or tab separated file: quoted cells over several lines, BOM, CRLF, padded cells and
 * non-breaking spaces are all met in the wild.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const text = new TextDecoder('utf-8').decode(bytes)
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
  const headers = (head?.record ?? []).map(headerName)
  const columnOf = new Map(headers.map((name, column) => [name, column]))
  let previousEnd = head?.info.lines ?? 0
  const rows = body.map(({ record, info }) => {
    const line = previousEnd + 1
    previousEnd = info.lines
    return {
      line,
      cell: (header: string) => {
        const column = columnOf.get(headerName(header))
        return column === undefined ? '' : cleanCell(record[column] ?? '')
      },
    }
  })
  return { headers, rows: rows.filter(({ cell }) => headers.some((header) => cell(header) !== '')) }
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
