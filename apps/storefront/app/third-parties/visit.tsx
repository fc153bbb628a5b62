import { loadConsentWords, MoreWords, useLanguage, useShop, type Words } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { ConsentControls } from '#app/third-parties/consent-controls.tsx'
import { purposesOf, type ThirdParties } from '#app/third-parties/third-parties.ts'
import { useConsent } from '#app/third-parties/use-consent.ts'
import { useThirdParties } from '#app/third-parties/use-third-parties.ts'

/** Everything about third parties in a page: asks for consent, stores it, and starts what was allowed (I3–I6). */
export default function Visit() {
  const { thirdParties } = useRoot()
  return thirdParties && <VisitWith thirdParties={thirdParties} />
}

function VisitWith({ thirdParties }: { readonly thirdParties: ThirdParties }) {
  const { shop } = useShop()
  const [purposes] = useState(() => purposesOf(thirdParties))
  const consent = useConsent(shop.id, purposes)
  useThirdParties(thirdParties, consent.granted)
  const words = useConsentWords()
  return (
    words && (
      <MoreWords words={words}>
        <ConsentControls thirdParties={thirdParties} purposes={purposes} consent={consent} />
      </MoreWords>
    )
  )
}

/** Null until they have loaded; without them the bar is not shown and nothing runs. */
function useConsentWords(): Words | null {
  const language = useLanguage()
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    loadConsentWords(language).then(setWords, () => {})
  }, [language])
  return words
}
