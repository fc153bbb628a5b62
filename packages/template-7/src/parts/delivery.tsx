import { type BranchView, Link, useMoney, usePaths, useRangeWords, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { BranchCard } from './branch-card.tsx'

/**
 * What delivery costs, as a table where it depends on the order, and addresses with opening hours. `now` renders
 * whether a branch is open; only the contact page passes it, because its code is a separate chunk.
 */
export function Delivery({ now }: { readonly now?: (branch: BranchView) => ReactNode }) {
  const t = useWords()
  const paths = usePaths()
  const { branches, policyKinds } = useShop()
  return (
    <section className="section delivery" aria-label={t('canasta.delivery')}>
      <div className="delivery-cost">
        <h2>{t('canasta.delivery')}</h2>
        <Costs />
        {policyKinds.includes('shipping') && (
          <Link href={paths.policy('shipping')} className="link">
            {t('canasta.deliveryMore')}
          </Link>
        )}
      </div>
      {branches.length > 0 && (
        <div className="delivery-places">
          <h2>{t('footer.visitUs')}</h2>
          <ul>
            {branches.slice(0, 3).map((branch) => (
              <BranchCard key={branch.id} branch={branch}>
                {now?.(branch)}
              </BranchCard>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Costs() {
  const t = useWords()
  const money = useMoney()
  const { shippingRate: rate } = useShop().shop
  const rangeWords = useRangeWords()
  const price = (amount: number) => (amount === 0 ? t('shipping.free') : money(amount))
  switch (rate.kind) {
    case 'free':
      return <p>{t('shipping.freeShop')}</p>
    case 'flat':
      return <p>{t('shipping.flat', { amount: money(rate.price) })}</p>
    case 'bySubtotal':
      if (rate.ranges.length === 0) return <p>{t('shipping.noRange')}</p>
      return (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('canasta.yourPurchase')}</th>
              <th scope="col">{t('shipping.label')}</th>
            </tr>
          </thead>
          <tbody>
            {rate.ranges.map(({ from, price: cost }, at) => (
              <tr key={from}>
                <td>{rangeWords(rate.ranges, at)}</td>
                <td>{price(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'byCity':
      return (
        <p>
          {t('shipping.byCity')} {rate.elsewhere !== null && t('canasta.elsewhere', { amount: price(rate.elsewhere) })}
        </p>
      )
    case 'unset':
      return <p>{t('shipping.unset')}</p>
  }
}
