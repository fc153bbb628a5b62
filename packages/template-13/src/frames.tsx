import { type FrameParts, Link, Moment, ShopName, TickIcon, useOrderProgress } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { LockIcon } from './icons.tsx'
import { NewsletterSlab } from './parts/newsletter-slab.tsx'
import { Picture } from './parts/picture.tsx'
import { useWords } from './words.ts'

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="card-plate">
      <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 25vw, 50vw" largest={800} />
    </div>
    <div className="card-words">
      <h2 className="card-name">
        <Link href={href}>{name}</Link>
      </h2>
      <span className="price">{price}</span>
      {availability && <span className="muted">{availability}</span>}
    </div>
  </article>
)

/** The door of a locker. */
const Gate: NonNullable<FrameParts['Gate']> = ({ title, style, shopName, picture, children }) => (
  <div className="gate" style={style}>
    <div className="locker">
      <LockIcon />
      {picture && (
        <Picture
          name={shopName ?? title}
          image={{ src: picture, alt: null }}
          alt=""
          sizes="(min-width: 34rem) 27rem, 88vw"
          largest={640}
          ratio={1.6}
        />
      )}
      {shopName && (
        <p className="brand">
          <ShopName />
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </div>
  </div>
)

/** The steps of an order with their times, as on a scoreboard. A cancelled or returned order shows its status instead. */
const OrderProgress: NonNullable<FrameParts['OrderProgress']> = ({ order }) => {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="times-off">{off}</p>
  return (
    <section className="times" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, name, done, item, at }, index) => (
          <li key={step} {...item}>
            <b aria-hidden="true">{String(index + 1).padStart(2, '0')}</b>
            <span className="times-step">{name}</span>
            <span className="times-when">{at && <Moment iso={at} />}</span>
            <span className="times-tick">{done && <TickIcon />}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The parts with which the kit draws the screens that this template does not draw itself. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 66vw, 100vw" priority />
  ),
  Message: (message) => <NewsletterSlab alone {...message} />,
  Gate,
  OrderProgress,
}
