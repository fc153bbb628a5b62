const REMEMBERED = 'reloaded-at'
const AT_MOST_EVERY_MS = 60_000

let leaving = false

/** Where the visitor is going while a navigation is under way. */
function goingTo(): string | null {
  const { location } = window.__remixRouter?.state.navigation ?? {}
  return location ? location.pathname + location.search + location.hash : null
}

/**
 * S10: code that does not load (a new release took it away) is mended by a document navigation to where the visitor
 * was going, at most once a minute. False: it has just been tried.
 */
function reloadOnce(): boolean {
  if (leaving) return true
  try {
    const before = Number(sessionStorage.getItem(REMEMBERED) ?? 0)
    if (Date.now() - before < AT_MOST_EVERY_MS) return false
    sessionStorage.setItem(REMEMBERED, String(Date.now()))
  } catch {
    // Without storage nobody could count, so it is not tried at all.
    return false
  }
  leaving = true
  const target = goingTo()
  if (target === null) location.reload()
  else location.assign(target)
  return true
}

/**
 * For Remix, which loads the code of routes (guarded-reload.ts). A page only fetched ahead is nobody's yet: that its code
 * does not load is seen when somebody goes there.
 */
export const routeFailed = (): boolean => goingTo() === null || reloadOnce()

/** Runs what loads code; when it fails, the page is loaded anew and nothing of this one goes on. */
export async function onceChunksLoad<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (!reloadOnce()) throw problem
    return new Promise(() => {})
  }
}
