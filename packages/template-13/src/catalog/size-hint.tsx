import { useMySizeName } from '../parts/my-size.tsx'
import { useWords } from '../words.ts'

/** A hint between products that a size can be chosen, with the button for it. */
export function SizeHint() {
  const t = useWords()
  const mine = useMySizeName()
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
