import { AccessCodeForm, ProductMedia, type ScreenViews, useShop, useT } from '@store/template-kit'
import { Blank } from './picture.tsx'

/** S1, M2: the gate, in the merchant's words where there are some. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useT()
  const { accessGate, name } = useShop().shop
  return (
    <section className="columns gate">
      {accessGate?.image && (
        <ProductMedia
          className="plate"
          image={{ src: accessGate.image, alt: null }}
          alt=""
          sizes="(min-width: 48rem) 28rem, 94vw"
          ratio={3 / 2}
          fallback={<Blank name={name} />}
        />
      )}
      <h1>{accessGate?.title || t('locked.title')}</h1>
      <p>{accessGate?.description || t('shop.locked')}</p>
      <AccessCodeForm view={view} className="gate-form" />
    </section>
  )
}
