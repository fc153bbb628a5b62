/** Columns wide enough for their longest cell; numbers to the right. */
export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length))
  const line = (cell: (column: string) => string | number) =>
    columns
      .map((column) => {
        const value = cell(column)
        return typeof value === 'number' ? String(value).padStart(width(column)) : value.padEnd(width(column))
      })
      .join('  ')
      .trimEnd()
  console.log(line((column) => column))
  console.log(columns.map((column) => '─'.repeat(width(column))).join('  '))
  for (const row of rows) console.log(line((column) => row[column] ?? ''))
}

export const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2))
