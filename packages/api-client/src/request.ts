/** The value of a JSON text; undefined if it is not valid JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The path of a call with its parameters filled in. */
export function pathOf(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

/** A query string with its `?`; blank if there are no parameters. */
export function searchOf(query: unknown): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const search = String(new URLSearchParams(present.map(([name, value]): [string, string] => [name, String(value)])))
  return search === '' ? '' : `?${search}`
}

/** `fetch` puts the reason into the cause of its error "fetch failed". */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
