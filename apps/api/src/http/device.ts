/** The kind of device, as the User-Agent gives it. */
export type DeviceClass = 'DESKTOP' | 'MOBILE' | 'TABLET' | 'OTHER'

/** The order matters: a tablet also says that it is a phone, and a robot may say that it is anything. */
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
