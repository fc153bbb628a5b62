import { useAge } from '../parts/age.tsx'
import { AgeDial } from '../parts/age-dial.tsx'
import { useWords } from '../words.ts'

/** The age dial in a sheet, opened from the header and the bottom bar of every page. */
export function AgeSheet() {
  const t = useWords()
  const { ages } = useAge()
  if (ages.length === 0) return null
  return (
    <div id="ages" popover="auto" className="sheet ages">
      <AgeDial legend={t('trompo.question')} />
    </div>
  )
}
