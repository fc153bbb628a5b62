import { type LayoutProps, Link, useCart, usePaths, useSettings, useShop, useT } from '@store/template-kit'

export function Header({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const settings = useSettings() as any
  const over = screen === 'Home'
  return (
    <header className="bar" data-over={over || undefined}>
      <div className="bar-words">
        <a href="#indice">{t('portada.menu')}</a>
        <a href="#indice" className="bar-wide">
          {t('portada.index')}
        </a>
      </div>
      {over && settings.issueLine && <p className="bar-issue">{settings.issueLine}</p>}
      <Link href={paths.home()} className="bar-title">
        {shop.name}
      </Link>
      <div className="bar-words">
        <a href={paths.catalog()} className="bar-wide">
          {t('portada.search')}
        </a>
        <a href={paths.cart()}>{t('portada.bag', { count: useCart().units })}</a>
      </div>
    </header>
  )
}
