import { AccessCodeForm, gateColors, type ScreenViews, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { Locker } from './locker.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { accessGate, name } = useShop().shop
  return (
    <div className="gate" style={gateColors(accessGate?.colors) as CSSProperties}>
      <Locker>
        {accessGate?.image && (
          <Picture name={name} image={{ src: accessGate.image, alt: null }} alt="" sizes="10rem" largest={480} />
        )}
        <p className="brand">{name}</p>
        <h1>{accessGate?.title || t('locked.title')}</h1>
        <p>{accessGate?.description || t('shop.locked')}</p>
        <AccessCodeForm view={view} className="letter-form" />
      </Locker>
    </div>
  )
}
