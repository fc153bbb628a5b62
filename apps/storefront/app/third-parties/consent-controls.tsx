import { type ConsentWordKey, useAnnounce, useT } from '@store/template-kit'
import { useState } from 'react'
import { ConsentBar } from '#app/third-parties/consent-bar.tsx'
import { ConsentSettings } from '#app/third-parties/consent-settings.tsx'
import { FooterLink } from '#app/third-parties/footer-link.tsx'
import type { Purpose, ThirdParties } from '#app/third-parties/third-parties.ts'
import type { Consent } from '#app/third-parties/use-consent.ts'
import './consent.css'

/** The consent bar while there is no answer, the settings, and the link to them in the footer. */
export function ConsentControls(props: {
  readonly thirdParties: ThirdParties
  readonly purposes: readonly Purpose[]
  readonly consent: Consent
}) {
  const { purposes } = props
  const { ask, granted, choose } = props.consent
  const t = useT<ConsentWordKey>()
  const announce = useAnnounce()
  const [isOpen, setOpen] = useState(false)

  const decide = (allowed: readonly Purpose[]) => {
    choose(Object.fromEntries(purposes.map((purpose) => [purpose, allowed.includes(purpose)])))
    setOpen(false)
    announce(t('consent.saved'))
    // The pressed button disappears with the bar: the focus moves to the page.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    })
  }

  return (
    <>
      {ask && (
        <ConsentBar
          purposes={purposes}
          onAccept={() => decide(purposes)}
          onReject={() => decide([])}
          onChoose={() => setOpen(true)}
        />
      )}
      <ConsentSettings
        open={isOpen}
        thirdParties={props.thirdParties}
        purposes={purposes}
        granted={granted}
        onDecide={decide}
        onClose={() => setOpen(false)}
      />
      <FooterLink onPress={() => setOpen(true)} />
    </>
  )
}
