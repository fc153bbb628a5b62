import { type LayoutProps, ProgressBar, QuickView, SkipLink, useSettings } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { BasketPanel } from './basket-panel.tsx'
import { useCloths } from './cloths.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import type { Settings } from './settings.ts'
import { ClothPattern } from './weave.tsx'

const loadBobbins = () => import('./bobbins.tsx')

/** Under the cloth of the shop's name: a row of ways, the categories on ribbons, the page, the cloth again. */
export function Layout({ children, screen }: LayoutProps) {
  const { font, yarns } = useSettings<Settings>()
  const look = {
    'data-font': font,
    'data-screen': screen,
    style: Object.fromEntries(
      yarns.flatMap((yarn, index) => (yarn ? [[`--yarn-${index}`, yarn]] : [])),
    ) as CSSProperties,
  }
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  // Of a locked shop nothing is shown but its gate (S1).
  if (screen === 'Locked')
    return (
      <div className="page" {...look}>
        <Cloths />
        {main}
      </div>
    )
  return (
    <div className="page" {...look}>
      <Cloths />
      <ProgressBar className="progress" />
      <SkipLink className="skip" />
      <Header screen={screen} />
      <QuickView load={loadBobbins} className="sheet" fallback={<span className="warp" />}>
        {main}
      </QuickView>
      <Footer screen={screen} />
      <Menu />
      <BasketPanel />
    </div>
  )
}

/** What every band, edge and swatch of the page is cut from. */
function Cloths() {
  return (
    <svg className="cloths" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {useCloths().map((cloth) => (
          <ClothPattern key={cloth.id} {...cloth} />
        ))}
      </defs>
    </svg>
  )
}
