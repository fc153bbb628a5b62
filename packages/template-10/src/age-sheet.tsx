import { useAge } from './age.tsx'
import { Dial } from './dial.tsx'
import { useWords } from './words.ts'

/** The dial again, from the header and the bar of toys: on every page an age is one touch away. */
export function AgeSheet() {
  const t = useWords()
  const { ages } = useAge()
  if (ages.length === 0) return null
  return (
    <div id="ages" popover="auto" className="sheet ages">
      <Dial legend={t('trompo.question')} />
    </div>
  )
}
