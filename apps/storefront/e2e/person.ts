import { randomInt } from 'node:crypto'

/** Who orders in a test; another person in each, since a shop lets nobody have many orders that wait. */
export const BUYER = { name: 'Marina Prueba', id: '', phone: '', email: '' }

/** The next test is somebody else's. */
export function becomeAnother(): void {
  const mark = String(randomInt(1_000_000, 10_000_000))
  Object.assign(BUYER, { id: `102${mark}`, phone: `300${mark}`, email: `marina${mark}@correo.example` })
}
becomeAnother()
