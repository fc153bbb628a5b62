/** Adds a third party's script to the page. If it fails to load (blocked, offline), nothing else is affected. */
export function loadScript(src: string, loaded?: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  if (loaded) script.addEventListener('load', loaded, { once: true })
  document.body.append(script)
}
