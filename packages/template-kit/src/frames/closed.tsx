import type { Language } from '@store/core'
import { Link } from '../host.tsx'
import { ShopChat } from '../order/chat.tsx'
import { useLanguage, usePaths, useT } from '../shop-context.tsx'
import type { Frame } from './parts.ts'

/** S2, M1: says that the shop is closed, with links to order tracking and to a chat. */
const Closed: Frame<'Closed'> = ({ view, parts }) => {
  const t = useT()
  const language = useLanguage()
  const paths = usePaths()
  const { Gate } = parts
  return (
    <Gate screen="Closed" title={t('closed.title')}>
      <p>{t('shop.closed')}</p>
      {view.reason !== null && <p>{view.reason}</p>}
      {view.opensOn !== null && <p>{t('closed.opens', { date: dayText(view.opensOn, language) })}</p>}
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
/** A calendar day (`2026-12-07`) in the format of the language. */
const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export default Closed
