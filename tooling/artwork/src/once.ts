/** Memoises a computation, which runs on the first call. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | null = null
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
