import { mountedAt } from '@store/template-kit'

type Settings = Readonly<Record<string, unknown>>

/** A template's settings with the mount added to every `href` within the shop (R10–R15). */
export const mountedSettings = (settings: Settings, mount: string): Settings =>
  mount === '' ? settings : (mounted(settings, mount) as Settings)

function mounted(value: unknown, mount: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => mounted(entry, mount))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'href' && typeof part === 'string' ? mountedAt(mount, part) : mounted(part, mount),
    ]),
  )
}
