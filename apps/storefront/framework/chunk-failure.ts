const REMEMBERED = 'reloaded-at'
const AT_MOST_EVERY_MS = 60_000

let leaving = false

/** The target of the current navigation. */
function goingTo(): string | null {
  const { location } = window.__remixRouter?.state.navigation ?? {}
  return location ? location.pathname + location.search + location.hash : null
}

/**
 * S10: when a chunk fails to load (a new release removed it), reloads the page at the address to which the visitor was
 * going, at most once a minute. False: that has just been tried.
 */
function reloadOnce(): boolean {
  if (leaving) return true
  try {
    const before = Number(sessionStorage.getItem(REMEMBERED) ?? 0)
    if (Date.now() - before < AT_MOST_EVERY_MS) return false
    sessionStorage.setItem(REMEMBERED, String(Date.now()))
  } catch {
    // Without storage the attempts could not be counted, so none is made.
    return false
  }
  leaving = true
  const target = goingTo()
  if (target === null) location.reload()
  else location.assign(target)
  return true
}

/**
 * For Remix, which loads the code of routes (guarded-reload.ts). A failed prefetch is ignored: the failure is handled
 * when somebody navigates there.
 */
export const routeFailed = (): boolean => goingTo() === null || reloadOnce()

/** Runs a function that loads code; if it fails, the page is reloaded, and the returned promise never settles. */
export async function onceChunksLoad<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (!reloadOnce()) throw problem
    return new Promise(() => {})
  }
}
