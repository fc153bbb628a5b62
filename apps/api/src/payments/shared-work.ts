/**
 * Serialises the work for one key. Callers that come during a run share the next run, because it is the first one that
 * can see the data they have written.
 */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const rounds = new Map<string, { readonly now: Promise<T>; next: Promise<T> | null }>()

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const now = work().finally(() => {
      if (rounds.get(key)?.next === null) rounds.delete(key)
    })
    rounds.set(key, { now, next: null })
    return now
  }

  return (key, work) => {
    const round = rounds.get(key)
    if (!round) return begin(key, work)
    round.next ??= round.now.then(
      () => begin(key, work),
      () => begin(key, work),
    )
    return round.next
  }
}
