/** The setting is stored in this browser only: a counter may want the bell, and the phone of the same person not. */
const KEPT = 'feria bell'

/** Whether this browser rings when an order is paid. False if the browser stores nothing. */
export function hasBell(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

/** Whether the bell is on and the browser blocks sound until a gesture. False in browsers without `userActivation`. */
export const isBellMuted = (): boolean => hasBell() && navigator.userActivation?.hasBeenActive === false

/** Turns the bell on or off, and rings it once, to demonstrate its volume. */
export function setBell(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEPT, 'on')
    else localStorage.removeItem(KEPT)
  } catch {
    // The bell stays off.
  }
  if (on) ring()
}

/** The bell's two tones: frequency in hertz, and volume. */
const TONES = [
  [1319, 0.25],
  [2637, 0.1],
] as const
const SECONDS = 1.1

/**
 * Rings the till bell. Before the first gesture on a page it does nothing: browsers would hold the sound back and play it
 * later.
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

/** Handles messages of the service worker: rings for a paid order, if the bell is on. */
export function ringFor(data: unknown): void {
  if ((data as { readonly kind?: unknown } | null)?.kind === 'paid' && hasBell()) ring()
}
