const WINDOW = 15 * 60 * 1000
const MAX_KNOWN = 50_000

/**
 * Counts what went wrong lately, in memory: enough to make guessing hopeless, nothing that has to survive a restart.
 * Keys carry their shop.
 */
export function attempts(limit: number) {
  const failures = new Map<string, { count: number; since: number }>()
  const current = (key: string, now: number) => {
    const found = failures.get(key)
    return found && now - found.since < WINDOW ? found : null
  }
  return {
    exhausted: (key: string, now: Date) => (current(key, now.getTime())?.count ?? 0) >= limit,
    failed(key: string, now: Date) {
      const known = current(key, now.getTime())
      if (known) known.count += 1
      else {
        // The oldest go first: a flood of keys forgets itself, and takes no more room.
        failures.delete(key)
        if (failures.size === MAX_KNOWN) failures.delete(failures.keys().next().value ?? '')
        failures.set(key, { count: 1, since: now.getTime() })
      }
    },
  }
}
