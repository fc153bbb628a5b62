import { dayOf, formatAmount, type Shop, timeZoneOf } from '@store/core'
import { terminal } from './terminal.ts'

/** Prints a line on standard output. */
export const print = (text = '') => void terminal().stdout.write(`${text}\n`)

type Row = Readonly<Record<string, string | number>>

/** Prints columns as wide as their longest cell; numbers right-aligned. */
export function printTable(rows: readonly Row[]): void {
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
  print(line((column) => column))
  print(columns.map((column) => '─'.repeat(width(column))).join('  '))
  for (const row of rows) print(line((column) => row[column] ?? ''))
}

/** Prints names and values, one per line, without missing values. */
export function printFacts(facts: Readonly<Record<string, string | number | boolean | null>>): void {
  const shown = Object.entries(facts).filter(([, value]) => value !== null && value !== '')
  const width = Math.max(...shown.map(([name]) => name.length))
  for (const [name, value] of shown) {
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
    print(`${name.padEnd(width)}  ${text}`)
  }
}

/** "1 shop", "2 shops". */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

const printJson = (value: unknown) => print(JSON.stringify(value, null, 2))

/** Prints a JSON document for programs, or text for people. */
export function answer(options: { readonly json?: boolean }, value: unknown, inWords: () => void): void {
  if (options.json) printJson(value)
  else inWords()
}

/** Prints a note on standard error, where it is not part of a document. */
export const note = (text: string) => void terminal().stderr.write(`${text}\n`)

export const moneyOf = (shop: Pick<Shop, 'currency' | 'country'>) => (amount: number | null) =>
  amount === null ? '' : formatAmount(amount, shop).replaceAll(/[\u00a0\u202f]/g, ' ')

/** A moment in the shop's time zone, with the name of the zone: "2026-03-31 09:05 America/Bogota". */
export function timeOf(iso: string, { country }: Pick<Shop, 'country'>): string {
  const timeZone = timeZoneOf(country)
  return `${new Date(iso).toLocaleString('sv-SE', { timeZone }).slice(0, 16)} ${timeZone}`
}

/** The first and the last day of a period between two moments, in the shop's time zone; '' if it has none. */
export function daysOf(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  { country }: Pick<Shop, 'country'>,
) {
  const day = (moment: number) => dayOf(new Date(moment), timeZoneOf(country))
  // The last day is the one with the period's last moment.
  return { from: from ? day(Date.parse(from)) : '', until: until ? day(Date.parse(until) - 1) : '' }
}
