import { useMyName } from './my-size.tsx'
import { useWords } from './words.ts'

/** Between plates: what this shop does that others do not, and the way to it. */
export function SizeCall() {
  const t = useWords()
  const mine = useMyName()
  return (
    <div className="size-call">
      <p className="size-call-title">
        <span className="lean">{t('cancha.call')}</span>
      </p>
      <p>{t('cancha.once')}</p>
      <button type="button" className="button" popovertarget="my-size">
        {mine ? t('cancha.change', { size: mine }) : t('cancha.chooseSize')}
      </button>
    </div>
  )
}
