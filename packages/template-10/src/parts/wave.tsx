import { useMark, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'

/**
 * A wave-shaped divider, 18 px high, repeated every 60 px (`styles/base.css`). Nothing where the setting `wave` is off.
 */
export function Wave() {
  const { wave } = useSettings<Settings>()
  const mark = useMark<Settings>()
  return wave && <div className="wave" {...mark('wave')} aria-hidden="true" />
}
