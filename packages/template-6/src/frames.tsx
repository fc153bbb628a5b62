import { type FrameParts, imageUrl, Link, ProductMedia, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { EmptyTable } from './parts/empty-table.tsx'
import { LineFacts } from './parts/line-facts.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Blank } from './parts/picture.tsx'
import { useWords } from './words.ts'

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="card-plate">
      <ProductMedia
        className="plate"
        image={image && { ...image, alt: '' }}
        alt=""
        sizes="(min-width: 64rem) 18vw, 46vw"
        ratio={1}
        fallback={<Blank name={name} reference={null} />}
      />
    </div>
    <div className="card-text">
      <h2 className="card-name">
        <Link href={href}>{name}</Link>
      </h2>
    </div>
    <div className="card-deal">
      <p className="card-price wraps">
        <span className="price">{price}</span>
        {availability && <span className="muted">{availability}</span>}
      </p>
    </div>
  </article>
)

/** A small table: the shop's state, and the action that is possible. */
const Gate: NonNullable<FrameParts['Gate']> = ({ screen, title, style, shopName, picture, children }) => {
  const t = useWords()
  const { shop, logo } = useShop()
  const isClosed = screen === 'Closed'
  return (
    <section className="frame gate" style={style}>
      {shopName && (
        <p className="gate-logo">
          {logo ? <img src={imageUrl(logo.src, 320)} alt={shopName} height="40" /> : shopName}
        </p>
      )}
      {picture && <img className="gate-image" src={imageUrl(picture, 800)} alt="" />}
      <h1>{title}</h1>
      <dl className="facts status-sheet">
        {isClosed && <Row name={t('footer.shop')}>{shop.name}</Row>}
        <Row name={t('volt.status')}>
          <strong className={isClosed ? 'problem' : undefined}>
            {t(isClosed ? 'volt.closed' : 'volt.lockedState')}
          </strong>
        </Row>
        <Row name={t('volt.action')}>{children}</Row>
      </dl>
    </section>
  )
}

/** The code of an error, and what it means. */
const ErrorPicture: NonNullable<FrameParts['ErrorPicture']> = ({ status }) => {
  const t = useWords()
  return (
    <dl className="facts status-sheet">
      <Row name={t('volt.code')}>
        <b className="error-code">{status}</b>
      </Row>
      <Row name={t('volt.status')}>{t(status === 404 ? 'volt.notFound' : 'volt.serverError')}</Row>
    </dl>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <ProductMedia
      className="plate"
      image={image}
      alt={name}
      sizes="(min-width: 64rem) 50vw, 100vw"
      ratio={1}
      priority
      fallback={<Blank name={name} reference={null} />}
    />
  ),
  OfferList: ({ children }) => (
    <ul className="grid" data-view="grid" data-style="2">
      {children}
    </ul>
  ),
  Message: ({ title, text, isAnnounced, children }) => (
    <div className="frame message">
      <h1>{title}</h1>
      <div className="panel">
        <p role={isAnnounced ? 'status' : undefined}>{text}</p>
        {children}
      </div>
    </div>
  ),
  Gate,
  Empty: EmptyTable,
  OrderProgress,
  ErrorPicture,
}
