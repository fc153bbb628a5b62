import { type ConsentWordKey, useAnnounce, useLanguage, useT } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useBottomEdge } from '#app/third-parties/bottom-edge.ts'
import type { Purpose } from '#app/third-parties/third-parties.ts'

/** Asks for consent without blocking the page, with three equal answers. */
export function ConsentBar(props: {
  readonly purposes: readonly Purpose[]
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onChoose: () => void
}) {
  const t = useT<ConsentWordKey>()
  const announce = useAnnounce()
  const bar = useRef<HTMLElement>(null)
  const edge = useBottomEdge(bar)
  const list = new Intl.ListFormat(useLanguage())
  const text = t('consent.text', { purposes: list.format(props.purposes.map((each) => t(`consent.${each}Part`))) })
  const title = t('consent.title')
  // It appears late and does not take the focus, so a live region announces it.
  useEffect(() => announce(title), [announce, title])

  return (
    <section ref={bar} className="consent-bar" aria-label={title} style={{ bottom: edge }}>
      <p>{text}</p>
      <div className="consent-answers">
        <button type="button" onClick={props.onReject}>
          {t('consent.reject')}
        </button>
        <button type="button" onClick={props.onAccept}>
          {t('consent.accept')}
        </button>
        <button type="button" onClick={props.onChoose} aria-haspopup="dialog">
          {t('consent.choose')}
        </button>
      </div>
    </section>
  )
}
