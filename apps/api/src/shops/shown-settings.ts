import { type Shop, shownNow, timeZoneOf } from '@store/core'

type Settings = Readonly<Record<string, unknown>> | null

/** The settings with the banners that are shown now, for programs that ignore times. */
export function shownSettings(settings: Settings, { country }: Pick<Shop, 'country'>, now: Date): Settings {
  if (!settings || !Array.isArray(settings.banners)) return settings
  const timed = settings.banners.map((banner: unknown) => ({ banner, ...timesOf(banner) }))
  const { shown } = shownNow(timed, now, timeZoneOf(country))
  return { ...settings, banners: shown.map(({ banner }) => banner) }
}

/** A banner's times. Settings are stored as they were sent, so the values may be anything. */
function timesOf(banner: unknown) {
  const { from, until } = (banner ?? {}) as Readonly<Record<string, unknown>>
  return { from: textOf(from), until: textOf(until) }
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
