import { offeredMethods } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { useCardInstalments } from '../parts/card.tsx'
import { useWords } from '../words.ts'

/** The shop's payment methods, instalments first. */
export function Payments() {
  const t = useWords()
  const paths = usePaths()
  const { shop, policyKinds } = useShop()
  const count = useCardInstalments()
  const methods = offeredMethods(shop.paymentMethods)
  if (methods.length === 0) return null
  return (
    <section className="section pay-band wraps">
      <h2>{t('volt.payTitle')}</h2>
      {count !== null && <p className="pay-instalments">{t('volt.cardInstalments', { count })}</p>}
      <ul className="badges">
        {methods.map((method) => (
          <li key={method} className="badge">
            {t(`payment.${method}`)}
          </li>
        ))}
      </ul>
      {policyKinds.includes('payments') && (
        <Link href={paths.policy('payments')} className="link">
          {t('policy.payments')}
        </Link>
      )}
    </section>
  )
}
