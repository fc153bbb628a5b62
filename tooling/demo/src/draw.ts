import { createHash } from 'node:crypto'

/** Numbers below a bound, the same for the same seed. */
export function drawFrom(seed: string): (below: number) => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
