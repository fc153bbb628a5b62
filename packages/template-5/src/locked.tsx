import { AccessCodeForm, gateColors, type ScreenViews, useShop, useT } from '@store/template-kit'
import { Sealed } from './sealed.tsx'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useT()
  const { accessGate } = useShop().shop
  return (
    <Sealed
      title={accessGate?.title || t('locked.title')}
      picture={accessGate?.image}
      colors={gateColors(accessGate?.colors)}
    >
      <p>{accessGate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="sealed-form" />
    </Sealed>
  )
}
