/** What kind of machine asks, as far as it says. */
export type DeviceClass = 'DESKTOP' | 'MOBILE' | 'TABLET' | 'OTHER'

/** In this order: a tablet says that it is a phone as well, and a robot that it is anything. */
const CLASSES: readonly (readonly [pattern: RegExp, device: DeviceClass])[] = [
  [/bot\b|crawl|spider|preview|headless|monitor|curl|wget|python|java\/|okhttp|^node\b|undici/i, 'OTHER'],
  [/smart-?tv|web0s|tizen.*tv|playstation|xbox/i, 'OTHER'],
  [/ipad|tablet|playbook|kindle|silk\/(?!.*mobile)|android(?!.*mobile)/i, 'TABLET'],
  [/mobi|iphone|ipod|android|windows phone|blackberry|opera mini/i, 'MOBILE'],
  [/windows nt|macintosh|cros |x11|linux/i, 'DESKTOP'],
]

/** What a visitor holds in hand, as far as the User-Agent says (C4). */
export function deviceOf(userAgent: string | undefined): DeviceClass {
  const agent = (userAgent ?? '').slice(0, 1000)
  return CLASSES.find(([pattern]) => pattern.test(agent))?.[1] ?? 'OTHER'
}
