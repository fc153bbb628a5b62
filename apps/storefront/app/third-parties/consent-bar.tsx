import { type ConsentWordKey, useAnnounce, useLanguage, useT } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useBottomEdge } from '#app/third-parties/bottom-edge.ts'
import type { Purpose } from '#app/third-parties/third-parties.ts'

/** Asks, without standing in anybody's way: the page can be used, and three answers weigh the same. */
export function ConsentBar(props: {
  readonly purposes: readonly Purpose[]
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onChoose: () => void
}) {
  const t = useT<ConsentWordKey>()
  const announce = useAnnounce()
  const own = useRef<HTMLElement>(null)
  const edge = useBottomEdge(own)
  const list = new Intl.ListFormat(useLanguage())
  const text = t('consent.text', { purposes: list.format(props.purposes.map((each) => t(`consent.${each}Part`))) })
  const title = t('consent.title')
  // It comes late, and never takes the focus: whoever cannot see it hears of it.
  useEffect(() => announce(title), [announce, title])

  return (
    <section ref={own} className="consent-bar" aria-label={title} style={{ bottom: edge }}>
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
