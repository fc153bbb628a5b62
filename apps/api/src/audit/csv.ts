import { csvLine } from '../http/csv.ts'
import type { AuditEntry } from './store.ts'

const NAMES = ['who', 'kind', 'let in by', 'did', 'what', 'lacked', 'from', 'before', 'after'] as const

/** Entries for a spreadsheet. */
export function logCsv(entries: readonly AuditEntry[], timeZone: string): string {
  const lines = entries.map(({ at, who, kind, grantedBy, action, thing, refused, network, before, after }) => [
    at.toLocaleString('sv-SE', { timeZone }),
    ...[who, kind, grantedBy, action, thing, refused, network, json(before), json(after)],
  ])
  return [[`when (${timeZone})`, ...NAMES], ...lines].map(csvLine).join('')
}

const json = (fields: AuditEntry['before']) => fields && JSON.stringify(fields)
