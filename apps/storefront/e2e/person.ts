import { randomInt } from 'node:crypto'

/** The buyer of a test. Each test has another one, because a shop limits the unpaid orders of a buyer. */
export const BUYER = { name: 'Marina Prueba', id: '', phone: '', email: '' }

/** Replaces the buyer, before the next test. */
export function replaceBuyer(): void {
  const mark = String(randomInt(1_000_000, 10_000_000))
  Object.assign(BUYER, { id: `102${mark}`, phone: `300${mark}`, email: `marina${mark}@correo.example` })
}
replaceBuyer()
