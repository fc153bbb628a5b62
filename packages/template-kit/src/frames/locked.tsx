import type { CSSProperties } from 'react'
import { AccessCodeForm } from '../shop/access-code-form.tsx'
import { gateColors } from '../shop/gate-colors.ts'
import { useShop, useT } from '../shop-context.tsx'
import type { Frame } from './parts.ts'

/** S1, M2: the form for the access code, with the merchant's texts, picture and colours, if set. */
const Locked: Frame<'Locked'> = ({ view, parts }) => {
  const t = useT()
  const { accessGate, name } = useShop().shop
  const { Gate } = parts
  return (
    <Gate
      screen="Locked"
      title={accessGate?.title || t('locked.title')}
      style={gateColors(accessGate?.colors) as CSSProperties}
      shopName={name}
      picture={accessGate?.image}
    >
      <p>{accessGate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="gate-form" />
    </Gate>
  )
}
export default Locked
