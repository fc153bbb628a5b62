import { type LayoutProps, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useState } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The ticker and the shop's name. On the home page the name is the `h1` of the page. */
export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { ticker } = useSettings<Settings>()
  return (
    <header className="slab">
      {ticker && <Ticker text={ticker} />}
      {screen !== 'Home' && (
        <Link href={paths.home()} className="slab-name" aria-label={t('nav.logo', { name: shop.name })}>
          <span>{shop.name}</span>
        </Link>
      )}
    </header>
  )
}

/** The name as wide as the page; a long one in two rows. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <div className="wordmark">
    <h1>{name}</h1>
  </div>
)

/** A running text with a button to stop it. With reduced motion it does not move (`styles/header.css`). */
function Ticker({ text }: { readonly text: string }) {
  const t = useWords()
  const mark = useMark<Settings>()
  const [isStopped, setStopped] = useState(false)
  return (
    <div className="ticker" data-stopped={isStopped ? '' : undefined} {...mark('ticker')}>
      <p>
        <span>{text}</span>
        <span aria-hidden="true">{text}</span>
        <span aria-hidden="true">{text}</span>
        <span aria-hidden="true">{text}</span>
      </p>
      <button type="button" aria-pressed={isStopped} onClick={() => setStopped(!isStopped)}>
        {t('callejon.stop')}
      </button>
    </div>
  )
}
