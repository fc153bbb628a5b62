import {
  imageUrl,
  type LayoutProps,
  Link,
  ShopName,
  useAbout,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { useOrderContext } from '../parts/order-context.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { StatusChip } from './status-chip.tsx'

/**
 * The header: name on tiles, description, address, opening state, and the choice of delivery or pick-up. Small on all
 * pages but the home page.
 */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo, branches } = useShop()
  const { logo: shape } = useSettings<Settings>()
  const [branch] = branches
  const line = useAbout()
  const mark = useMark()
  const isSquare = logo !== null && shape === 'square'
  return (
    <div className="slab" data-home={screen === 'Home' ? '' : undefined}>
      <div className="slab-in wraps">
        <Link
          href={paths.home()}
          className="slab-brand"
          {...mark('logo')}
          aria-label={t('nav.logo', { name: shop.name })}
        >
          {isSquare && <img src={imageUrl(logo.src, 160)} alt="" width={64} height={64} className="slab-logo" />}
          <span className="slab-name">
            <ShopName />
          </span>
        </Link>
        <div className="slab-about">
          {screen === 'Home' && line && <p {...mark('description')}>{line}</p>}
          {(branch?.address || shop.city) && <p className="slab-place">{branch?.address ?? shop.city}</p>}
        </div>
        <div className="slab-now wraps">
          <StatusChip />
          <WaySwitch />
        </div>
      </div>
    </div>
  )
}

/**
 * Delivery or pick-up. The choice is remembered for this shop, used for the cart's totals, and preselected at checkout.
 */
function WaySwitch() {
  const t = useWords()
  const { way, setWay, offersPickUp, ready } = useOrderContext()
  if (!offersPickUp) return null
  return (
    <fieldset className="way" disabled={!ready}>
      <legend className="unseen">{t('sazon.way')}</legend>
      {(['pickUp', 'delivery'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="carry"
            value={each}
            checked={ready && way === each}
            className="unseen"
            onChange={() => setWay(each)}
          />
          <span>{t(`sazon.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
