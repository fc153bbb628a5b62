/** The kind of device, from the User-Agent. */
export type DeviceClass = 'DESKTOP' | 'MOBILE' | 'TABLET' | 'OTHER'

/** The order matters: a tablet's User-Agent also names a phone, and a bot's may name anything. */
const CLASSES: readonly (readonly [pattern: RegExp, device: DeviceClass])[] = [
  [/bot\b|crawl|spider|preview|headless|monitor|curl|wget|python|java\/|okhttp|^node\b|undici/i, 'OTHER'],
  [/smart-?tv|web0s|tizen.*tv|playstation|xbox/i, 'OTHER'],
  [/ipad|tablet|playbook|kindle|silk\/(?!.*mobile)|android(?!.*mobile)/i, 'TABLET'],
  [/mobi|iphone|ipod|android|windows phone|blackberry|opera mini/i, 'MOBILE'],
  [/windows nt|macintosh|cros |x11|linux/i, 'DESKTOP'],
]

/** A visitor's device class, from the User-Agent (C4). */
export function deviceOf(userAgent: string | undefined): DeviceClass {
  const agent = (userAgent ?? '').slice(0, 1000)
  return CLASSES.find(([pattern]) => pattern.test(agent))?.[1] ?? 'OTHER'
}
