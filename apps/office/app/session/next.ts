/** The path to go to after signing in: a path of the office, or its first page. */
export function safeNext(next: string | null | undefined): string {
  if (!next || next.length > 300 || !/^\/(?![/\\])[\w\-./?=&%~]*$/.test(next)) return '/'
  return next
}
