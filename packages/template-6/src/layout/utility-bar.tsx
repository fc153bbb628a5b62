import { Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

const PROMISES = 3

/**
 * The utility bar at the top: what the shop's settings and policies offer (delivery, warranty, payment, returns), and a
 * link to order tracking.
 */
export function UtilityBar() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="strip">
      <ul>
        {usePolicyLinks()
          .slice(0, PROMISES)
          .map(({ text, href }) => (
            <li key={text}>{href ? <Link href={href}>{text}</Link> : <span>{text}</span>}</li>
          ))}
      </ul>
      <Link href={paths.tracking()}>{t('volt.account')}</Link>
    </div>
  )
}

function usePolicyLinks(): readonly { readonly text: string; readonly href: string | null }[] {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { shop, policyKinds } = useShop()
  const { shippingRate: rate, paymentMethods } = shop
  const policy = (kind: (typeof policyKinds)[number]) => (policyKinds.includes(kind) ? paths.policy(kind) : null)
  const freeFrom = rate.kind === 'bySubtotal' ? (rate.ranges.find(({ price }) => price === 0)?.from ?? null) : null
  const shipping =
    rate.kind === 'free'
      ? t('shipping.freeShop')
      : rate.kind === 'flat'
        ? t('shipping.flat', { amount: money(rate.price) })
        : freeFrom !== null
          ? t('volt.freeFrom', { amount: money(freeFrom) })
          : policy('shipping') && t('policy.shipping')
  return [
    { text: shipping, href: policy('shipping') },
    { text: policy('warranty') && t('policy.warranty'), href: policy('warranty') },
    { text: paymentMethods.includes('cashOnDelivery') && t('payment.cashOnDelivery'), href: policy('payments') },
    { text: policy('returns') && t('policy.returns'), href: policy('returns') },
  ].flatMap(({ text, href }) => (text ? [{ text, href }] : []))
}
