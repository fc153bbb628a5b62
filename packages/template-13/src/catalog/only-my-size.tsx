import { useAnnounce, useCount } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useMySize, useMySizeName } from '../parts/my-size.tsx'
import { useWords } from '../words.ts'

/**
 * A switch that hides products that do not come in the shopper's size. If no size is chosen, it opens the sheet to
 * choose one.
 */
export function OnlyMySize({ shown, of }: { readonly shown: number; readonly of: number }) {
  const t = useWords()
  const written = useCount()
  const announce = useAnnounce()
  const mine = useMySizeName()
  const { only, setOnly } = useMySize()
  const isRequested = useRef(false)
  useEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    announce(only ? t('cancha.shownInMine', { count: shown, of: written(of) }) : t('cancha.allShown'))
  }, [only, shown, of, announce, t, written])
  if (!mine)
    return (
      <button type="button" className="only touch" popovertarget="my-size">
        <span className="only-track" aria-hidden="true" />
        {t('cancha.onlyMine')}
      </button>
    )
  return (
    <button
      type="button"
      role="switch"
      aria-checked={only}
      className="only touch"
      onClick={() => {
        isRequested.current = true
        setOnly(!only)
      }}
    >
      <span className="only-track" aria-hidden="true" />
      {t('cancha.onlyMine')}
      {only && <b>{t('cancha.of', { count: shown, of: written(of) })}</b>}
    </button>
  )
}
