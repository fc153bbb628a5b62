import { AccessCodeForm, gateColors, imageUrl, type ScreenViews, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { ClosedStall } from './closed-stall.tsx'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { shop, logo } = useShop()
  const { accessGate, name } = shop
  return (
    <div className="gate" style={gateColors(accessGate?.colors) as CSSProperties}>
      <ClosedStall>
        <p className="gate-name">{logo ? <img src={imageUrl(logo.src, 320)} alt={name} height={56} /> : name}</p>
        {accessGate?.image && <img className="gate-image" src={imageUrl(accessGate.image, 800)} alt="" />}
        <h1>{accessGate?.title || t('locked.title')}</h1>
        <p>{accessGate?.description || t('shop.locked')}</p>
        <AccessCodeForm view={view} className="gate-form" />
      </ClosedStall>
    </div>
  )
}
