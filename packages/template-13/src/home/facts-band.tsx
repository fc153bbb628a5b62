import { Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { ShieldIcon, SwapIcon, TruckIcon } from '../icons.tsx'
import { freeFrom } from '../parts/free-from.ts'
import { useWords } from '../words.ts'

const FACTS = [
  ['shipping', TruckIcon],
  ['exchange', SwapIcon],
  ['warranty', ShieldIcon],
] as const

/** Delivery, exchange and warranty, with links to their policies. Only those the shop has a policy for. */
export function FactsBand() {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { shop, policyKinds } = useShop()
  const from = freeFrom(shop.shippingRate)
  const facts = FACTS.filter(([kind]) => policyKinds.includes(kind))
  if (facts.length === 0) return null
  return (
    <ul className="facts-band">
      {facts.map(([kind, Icon]) => (
        <li key={kind}>
          <Icon />
          <p>
            <Link href={paths.policy(kind)} className="cover-link">
              {t(`policy.${kind}`)}
            </Link>
            <span>
              {kind === 'shipping' && from !== null
                ? t('cancha.freeFrom', { amount: money(from) })
                : t(`cancha.fact.${kind}`)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
