import type { FrameParts } from '@store/template-kit'
import { LineWords, Link, useMoney } from '@store/template-kit'
import { Picture } from './picture.tsx'

const OrderLine: FrameParts['OrderLine'] = ({ line }) => {
  const money = useMoney()
  return (
    <div className="line">
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="80px"
        largest={240}
      />
      <div className="line-text">
        <LineWords line={line} nameClassName="line-name" className="muted" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
    </div>
  )
}

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="card-photo">
      <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 20vw, 46vw" />
    </div>
    <h2 className="card-name">
      <Link href={href}>{name}</Link>
    </h2>
    <p className="price">{price}</p>
    {availability && <p className="muted">{availability}</p>}
  </article>
)

/** The parts with which the kit draws the screens that this set does not draw itself. */
export const frames: FrameParts = {
  OrderLine,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 50vw, 100vw" priority />
  ),
}
