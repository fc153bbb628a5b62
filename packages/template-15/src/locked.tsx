import { AccessCodeForm, gateColors, imageUrl, type ScreenViews, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { CoveredLoom } from './covered-loom.tsx'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { accessGate, name } = useShop().shop
  return (
    <div className="gate" style={gateColors(accessGate?.colors) as CSSProperties}>
      {accessGate?.image ? (
        <img src={imageUrl(accessGate.image, 640)} alt="" className="gate-image" width={320} height={240} />
      ) : (
        <CoveredLoom />
      )}
      <p className="quiet">{name}</p>
      <h1>{accessGate?.title || t('locked.title')}</h1>
      <p>{accessGate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="gate-form" />
    </div>
  )
}
