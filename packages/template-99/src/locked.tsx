import { AccessCodeForm, ProductMedia, type ScreenViews, useShop } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { SendIcon } from './icons.tsx'
import { Drawing } from './photo.tsx'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, at the bottom of the chat. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { accessGate, name } = useShop().shop
  return (
    <div className="thread">
      {accessGate?.image && (
        <div className="bubble album" data-from="shop" data-count="1">
          <ProductMedia
            className="photo"
            image={{ src: accessGate.image, alt: '' }}
            alt=""
            sizes="(min-width: 40rem) 538px, 84vw"
            ratio={4 / 5}
            fallback={<Drawing name={name} />}
          />
        </div>
      )}
      <Bubble as="h1">{accessGate?.title || t('locked.title')}</Bubble>
      <Bubble>{accessGate?.description || t('shop.locked')}</Bubble>
      <div className="composer">
        <AccessCodeForm view={view} className="composer-inner gate" button={<GateButton />} />
      </div>
    </div>
  )
}

function GateButton() {
  const t = useWords()
  return (
    <>
      <span>{t('locked.enter')}</span> <SendIcon />
    </>
  )
}
