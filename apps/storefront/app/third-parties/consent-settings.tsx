import { type ConsentWordKey, Dialog, Link, usePaths, useShop, useT } from '@store/template-kit'
import type { FormEvent } from 'react'
import { hasSignal } from '#app/third-parties/consent.ts'
import type { Purpose, ThirdParties } from '#app/third-parties/third-parties.ts'

/** The purposes one by one, unchecked unless the visitor has allowed them. */
export function ConsentSettings(props: {
  readonly open: boolean
  readonly thirdParties: ThirdParties
  readonly purposes: readonly Purpose[]
  readonly granted: readonly Purpose[]
  readonly onDecide: (allowed: readonly Purpose[]) => void
  readonly onClose: () => void
}) {
  const { open, purposes, granted, onDecide } = props
  const t = useT<ConsentWordKey>()
  const paths = usePaths()
  const { policyKinds } = useShop()

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('purpose')
    onDecide(purposes.filter((purpose) => ticked.includes(purpose)))
  }

  return (
    <Dialog open={open} onClose={props.onClose} label={t('consent.settings')} className="consent-settings">
      {open && (
        <form onSubmit={save}>
          <h2>{t('consent.settings')}</h2>
          {hasSignal() && <p>{t('consent.signal')}</p>}
          <ul>
            <li>
              <strong>{t('consent.needed')}</strong>
              <p>{t('consent.neededText')}</p>
            </li>
            {purposes.map((purpose) => (
              <li key={purpose}>
                <label>
                  <input
                    type="checkbox"
                    name="purpose"
                    value={purpose}
                    defaultChecked={granted.includes(purpose)}
                    aria-describedby={`consent-${purpose}`}
                  />
                  <strong>{t(`consent.${purpose}`)}</strong>
                </label>
                <p id={`consent-${purpose}`}>
                  {t(`consent.${purpose}Text`)}{' '}
                  {t('consent.by', { company: companies(purpose, props.thirdParties).join(', ') })}.
                </p>
              </li>
            ))}
          </ul>
          {policyKinds.includes('privacy') && (
            <p>
              <Link href={paths.policy('privacy')}>{t('policy.privacy')}</Link>
            </p>
          )}
          <div className="consent-answers">
            <button type="button" onClick={() => onDecide([])}>
              {t('consent.rejectAll')}
            </button>
            <button type="button" onClick={() => onDecide(purposes)}>
              {t('consent.acceptAll')}
            </button>
            <button type="submit">{t('consent.save')}</button>
          </div>
          <button type="button" className="consent-close" onClick={props.onClose} aria-label={t('consent.close')}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
      )}
    </Dialog>
  )
}

/** The services of a purpose in this shop. */
function companies(purpose: Purpose, { pixel, google, chat }: ThirdParties): readonly string[] {
  if (purpose === 'conversation') return chat ? [new URL(chat.origin).hostname] : []
  const isGoogles = google !== null && (purpose === 'measurement' || google.kind === 'tagManager')
  return [...(isGoogles ? ['Google'] : []), ...(purpose === 'advertising' && pixel ? ['Meta'] : [])]
}
