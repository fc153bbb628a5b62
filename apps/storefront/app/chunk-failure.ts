const REMEMBERED = 'reloaded-at'
const AT_MOST_EVERY_MS = 60_000

let heading: string | null = null

/** Where the visitor is going while a navigation is under way; null when it has ended. */
export function goingTo(href: string | null) {
  heading = href
}

/**
 * S10: code that does not load (a new release took it away) is mended by a document navigation to where the visitor
 * was going, at most once a minute. False: it has just been tried.
 */
export function reloadOnce(): boolean {
  try {
    const before = Number(sessionStorage.getItem(REMEMBERED) ?? 0)
    if (Date.now() - before < AT_MOST_EVERY_MS) return false
    sessionStorage.setItem(REMEMBERED, String(Date.now()))
  } catch {
    // Without storage nobody could count, so it is not tried at all.
    return false
  }
  if (heading === null || heading === location.href) location.reload()
  else location.assign(heading)
  return true
}

/** Runs what loads code; when it fails, the page is loaded anew and nothing of this one goes on. */
export async function onceChunksLoad<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (!reloadOnce()) throw problem
    return new Promise(() => {})
  }
}
