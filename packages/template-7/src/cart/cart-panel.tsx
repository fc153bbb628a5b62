import { CartStates, CartSummarySection, ClearCart, useCart, useMoney, useWayOn } from '@store/template-kit'
import type { ReactNode } from 'react'
import { ChatIcon } from '../icons.tsx'
import { FreeDelivery } from '../parts/free-delivery.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'

/**
 * The cart in the column, in the sheet and on its page: progress to free delivery, lines by category, total.
 * `children`: links beside the button that empties it; `empty`: shown under the text of an empty cart.
 */
export default function CartPanel(props: {
  readonly large?: boolean
  readonly children?: ReactNode
  readonly empty?: ReactNode
}) {
  const { large = false } = props
  return (
    <CartStates loading={<CartSkeleton />} empty={<EmptyCart>{props.empty}</EmptyCart>}>
      <div className="basket-in" data-large={large ? '' : undefined}>
        <div className="basket-scroll">
          {!large && <FreeDelivery />}
          <CartLines large={large} />
          <div className="cart-ways">
            {props.children}
            <ClearCart
              className="link"
              askingClassName="clear-cart"
              answers={{ className: 'button', 'data-tone': 'quiet' }}
            />
          </div>
        </div>
        <div className="basket-foot">
          {large && <FreeDelivery />}
          <Total />
        </div>
      </div>
    </CartStates>
  )
}

/** The total, and a large button to the checkout that repeats it. */
function Total() {
  const money = useMoney()
  const { onward, byChat } = useWayOn()
  const { totals } = useCart()
  return (
    <CartSummarySection
      onward={{
        className: 'button pay-button',
        children: (
          <>
            <span>{onward}</span>
            {totals && <b>{money(totals.total)}</b>}
          </>
        ),
      }}
      byChat={{
        children: (
          <>
            <ChatIcon /> {byChat}
          </>
        ),
      }}
    />
  )
}
