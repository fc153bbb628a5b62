/** Where to go on after signing in: an address of the office itself, or its first page. */
export function safeNext(next: string | null | undefined): string {
  if (!next || next.length > 300 || !/^\/(?![/\\])[\w\-./?=&%~]*$/.test(next)) return '/'
  return next
}
