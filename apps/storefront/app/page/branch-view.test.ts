import { expect, test } from 'vitest'
import { branchViewOf } from './branch-view.ts'

const colombia = { country: 'CO', language: 'es' } as const
// A Wednesday, 17:59 in Bogotá.
const now = new Date('2026-11-18T22:59:00Z')
const branch = {
  id: 7,
  name: null,
  address: 'Calle 1',
  latitude: 0,
  longitude: 0,
  hours: 'Lunes, 9:00 a 18:00',
  phone: null,
  photo: null,
}

test('days with other hours are read of from 30 days before until they are over, the next one first', () => {
  const otherDays = [
    { day: '2026-12-18', spans: [] },
    { day: '2026-11-19', spans: [{ from: '10:00', to: '13:00' }] },
    { day: '2026-12-19', spans: [] },
    { day: '2026-11-18', spans: [] },
    { day: '2026-11-17', spans: [] },
  ]
  expect(branchViewOf({ ...branch, otherDays }, colombia, now).comingDays).toEqual([
    { name: 'miércoles, 18 de noviembre', hours: null },
    { name: 'jueves, 19 de noviembre', hours: '10:00–13:00' },
    { name: 'viernes, 18 de diciembre', hours: null },
  ])
  expect(branchViewOf(branch, colombia, now)).not.toHaveProperty('comingDays')
})

test('its hours are numbers where they can be read, and where the time zone is known', () => {
  expect(branchViewOf(branch, colombia, now).week?.[1]).toEqual([{ from: 9 * 60, to: 18 * 60 }])
  expect(branchViewOf({ ...branch, hours: 'Cuando hay luz' }, colombia, now).week).toBeNull()
  expect(branchViewOf(branch, { ...colombia, country: '??' }, now).week).toBeNull()
})
