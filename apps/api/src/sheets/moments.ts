import { startOfDay } from '@store/core'
import { quoted } from './faults.ts'
import { BadRow, type Clock } from './format.ts'
import type { Row } from './sheet.ts'

const DAY = 24 * 60 * 60 * 1000
/** "2026-12-31", "2026-12-31 23:59:59", "2026-12-31T23:59:59-05:00" */
const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * The moment in a cell, in the shop's time zone if it has none; null for an empty cell. A date is its first
 * moment, or with `last` the first moment of the next day, because a sale includes its last day.
 */
export function momentCell(row: Row, header: string, { timeZone }: Clock, last = false): Date | null {
  const written = row.cell(header)
  if (written === '') return null
  const [, day = '', hour, minute, second = '0', zone] = WRITTEN.exec(written.slice(0, 40)) ?? []
  const start = startOfDay(day, timeZone)
  const found = zone ? new Date(written) : hour ? later(start, Number(hour), Number(minute), Number(second)) : start
  if (!start || !found || Number.isNaN(found.getTime()))
    throw new BadRow(row, { code: 'notDate', column: row.title(header), value: quoted(written) })
  if (hour || !last) return found
  return startOfDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10), timeZone)
}

function later(start: Date | null, hour: number, minute: number, second: number): Date | null {
  if (!start || hour > 24 || minute > 59 || second > 59) return null
  return new Date(start.getTime() + ((hour * 60 + minute) * 60 + second) * 1000)
}
