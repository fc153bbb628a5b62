/** Adds a third party's script to the page. That it may not come (blocked, offline) is nobody's trouble but its own. */
export function loadScript(src: string, loaded?: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  if (loaded) script.addEventListener('load', loaded, { once: true })
  document.body.append(script)
}
