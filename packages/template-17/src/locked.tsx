import { AccessCodeForm, gateColors, imageUrl, type ScreenViews, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { name, accessGate: gate } = useShop().shop
  return (
    <div className="wall" style={gateColors(gate?.colors) as CSSProperties}>
      <p className="wall-name">{name}</p>
      <h1>{gate?.title || t('locked.title')}</h1>
      {gate?.image && <img src={imageUrl(gate.image, 480)} alt="" width={240} height={240} />}
      <p>{gate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="raw" />
    </div>
  )
}
