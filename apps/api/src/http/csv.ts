const LINE_END = '\r\n'

/**
 * A line of CSV. A text that a spreadsheet would read as a formula gets an apostrophe before it, because buyers write some of
 * them; a phone number stays as it is, for the programs that read it.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => cells.map(cell).join(',') + LINE_END

function cell(value: string | number | null): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^\+\d[\d ]*$/.test(value)
      ? `'${value}`
      : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
