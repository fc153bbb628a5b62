import { Link, ShopChat, usePaths, useShop } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  const hours = branches.find((branch) => branch.hours)?.hours
  return (
    <div className="thread">
      <Bubble as="h1">{t('shop.closed')}</Bubble>
      {hours && <Bubble>{t('charla.hours', { hours })}</Bubble>}
      <Bubble>{t('closed.text')}</Bubble>
      <ul className="chips">
        <li>
          <Link href={paths.tracking()} className="chip">
            {t('nav.tracking')}
          </Link>
        </li>
        <li>
          <Link href={paths.contact()} className="chip">
            {t('nav.contact')}
          </Link>
        </li>
      </ul>
      <ShopChat className="chip" />
    </div>
  )
}
