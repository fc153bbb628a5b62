import { imageUrl, type LayoutProps, Link, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { useCounter } from './counter.tsx'
import type { Settings } from './settings.ts'
import { StatusChip } from './status-chip.tsx'
import { useWords } from './words.ts'

/** As few letters as the name is fitted for: shorter ones would grow beyond the slab. */
const FEWEST = 5

/** The shop's name on its tiles, what it is, where it is, whether it is open, and how its food comes. Small but at home. */
export function Slab({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo, branches } = useShop()
  const { logo: shape } = useSettings<Settings>()
  const [branch] = branches
  const line = useAbout()
  const isSquare = logo !== null && shape === 'square'
  const style = { '--chars': Math.max(FEWEST, shop.name.length) } as CSSProperties
  return (
    <div className="slab" data-home={screen === 'Home' ? '' : undefined} style={style}>
      <div className="slab-in">
        <Link href={paths.home()} className="slab-brand" aria-label={t('nav.logo', { name: shop.name })}>
          {isSquare && <img src={imageUrl(logo.src, 160)} alt="" width={64} height={64} className="slab-logo" />}
          <span className="slab-name">{shop.name}</span>
        </Link>
        <div className="slab-about">
          {screen === 'Home' && line && <p>{line}</p>}
          {(branch?.address || shop.city) && <p className="slab-place">{branch?.address ?? shop.city}</p>}
        </div>
        <div className="slab-now">
          <StatusChip />
          <WaySwitch />
        </div>
      </div>
    </div>
  )
}

/** Fetched or brought: remembered for this shop, it is what the ticket counts with and checkout begins with. */
function WaySwitch() {
  const t = useWords()
  const { way, setWay, offersPickUp, ready } = useCounter()
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
