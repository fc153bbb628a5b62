/** Whether the bell is on is kept by this browser alone: a counter may want it, and the phone of the same person not. */
const KEPT = 'feria bell'

/** Whether this browser rings when an order is paid. A browser that keeps nothing does not. */
export function hasBell(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

/** Whether the bell is on and cannot ring until somebody touches the page. Of browsers that do not say so nothing is known. */
export const isBellMuted = (): boolean => hasBell() && navigator.userActivation?.hasBeenActive === false

/** Turns the bell on or off, and rings it once so that it is heard how loud it is. */
export function setBell(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEPT, 'on')
    else localStorage.removeItem(KEPT)
  } catch {
    // Then it stays off.
  }
  if (on) ring()
}

/** What the bell sounds of: two tones of a small bell, in hertz, and how loud each is. */
const TONES = [
  [1319, 0.25],
  [2637, 0.1],
] as const
const SECONDS = 1.1

/**
 * Rings a till bell. Silent on a page that nobody has touched yet, where browsers hold sounds back until somebody does: then it would ring
 * for nothing.
 */
function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = new AudioContext()
  const [now, end] = [audio.currentTime, audio.currentTime + SECONDS]
  for (const [hertz, loud] of TONES) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(loud, now)
    volume.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(volume).connect(audio.destination)
    tone.start(now)
    tone.stop(end)
  }
  setTimeout(() => void audio.close(), SECONDS * 1000)
}

/** Rings for what the service worker says was told: a paid order, where the bell is on. */
export function ringFor(data: unknown): void {
  if ((data as { readonly kind?: unknown } | null)?.kind === 'paid' && hasBell()) ring()
}
