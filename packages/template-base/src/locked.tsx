import type { ScreenViews } from '@store/template-kit'
import { AccessCodeForm, useShop, useT } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** S1, M2: the gate, with the merchant's texts if there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useT()
  const { accessGate, name } = useShop().shop
  return (
    <section className="frame gate">
      {accessGate?.image && (
        <Picture
          name={name}
          image={{ src: accessGate.image, alt: null }}
          alt=""
          sizes="(min-width: 48rem) 28rem, 94vw"
        />
      )}
      <h1>{accessGate?.title || t('locked.title')}</h1>
      <p>{accessGate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="panel gate-form" />
    </section>
  )
}
