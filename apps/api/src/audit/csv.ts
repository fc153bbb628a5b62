import type { AuditEntry } from './store.ts'

const LINE_END = '\r\n'
const NAMES = ['who', 'kind', 'let in by', 'did', 'what', 'lacked', 'from', 'before', 'after'] as const

/** Entries for a spreadsheet. A text that it would read as a formula gets an apostrophe before it. */
export function logCsv(entries: readonly AuditEntry[], timeZone: string): string {
  const lines = entries.map(({ at, who, kind, grantedBy, action, thing, refused, network, before, after }) => [
    at.toLocaleString('sv-SE', { timeZone }),
    ...[who, kind, grantedBy, action, thing, refused, network, said(before), said(after)],
  ])
  return [[`when (${timeZone})`, ...NAMES], ...lines].map((line) => line.map(cell).join(',') + LINE_END).join('')
}

const said = (fields: AuditEntry['before']) => fields && JSON.stringify(fields)

/** A value as a cell: quoted where it must be, and never a formula. */
export function cell(value: string | null): string {
  const text = value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
