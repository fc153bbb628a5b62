/** Throws when something that must be true is not. This is always a bug, never a user's mistake. */
export function invariant(condition: unknown, mustBeTrue: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${mustBeTrue}`)
}
