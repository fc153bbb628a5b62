import { useSettings } from '@store/template-kit'
import type { Settings } from './settings.ts'

/** Parts two grounds of a page, where the merchant likes waves: 18 high, 60 wide (styles/base.css). */
export function Wave() {
  const { wave } = useSettings<Settings>()
  return wave && <div className="wave" aria-hidden="true" />
}
