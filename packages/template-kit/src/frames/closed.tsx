import { Link } from '../host.tsx'
import { ShopChat } from '../order/chat.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { Frame } from './parts.ts'

/** S2, M1: that the shop is closed; orders can be followed, and the shop asked by chat. */
const Closed: Frame<'Closed'> = ({ parts }) => {
  const t = useT()
  const paths = usePaths()
  const { Gate } = parts
  return (
    <Gate screen="Closed" title={t('closed.title')}>
      <p>{t('shop.closed')}</p>
      <p className="muted">{t('closed.text')}</p>
      <p className="actions">
        <Link href={paths.tracking()} className="button">
          {t('nav.tracking')}
        </Link>
        <ShopChat className="button" data-tone="quiet" />
      </p>
    </Gate>
  )
}
export default Closed
