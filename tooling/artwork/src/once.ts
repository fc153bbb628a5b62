/** What is worth working out at most once, and only if it is asked for. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | null = null
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
