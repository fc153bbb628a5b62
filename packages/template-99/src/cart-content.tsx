import { type CheckedLine, lineKey } from '@store/core'
import {
  Link,
  QuantityInput,
  ShippingCity,
  Skeleton,
  useCart,
  useCartLine,
  useDiscountHint,
  useMoney,
  useOrderMessage,
  usePaths,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble, Dots } from './bubble.tsx'
import { CartActions } from './cart-actions.tsx'
import { useWords } from './words.ts'

/** The cart: the message that will be sent, with controls to change each line, and the buttons to send it. */
export default function CartContent({ heading }: { readonly heading?: ReactNode }) {
  const cart = useCart()
  if (!cart.ready)
    return (
      <div className="order">
        <div className="order-thread">
          {heading}
          <Skeleton pending fallback={<Dots />}>
            {null}
          </Skeleton>
        </div>
      </div>
    )
  return (
    <div className="order">
      <div className="order-thread">
        {heading}
        {cart.lines.length === 0 ? <EmptyCart /> : <MessagePreview />}
      </div>
      {cart.lines.length > 0 && <CartActions />}
    </div>
  )
}

function EmptyCart() {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <Bubble>{t('charla.orderEmpty')}</Bubble>
      <ul className="chips">
        <li>
          <Link href={paths.catalog()} className="chip">
            {t('charla.showPopular')}
          </Link>
        </li>
      </ul>
    </>
  )
}

/**
 * The message to the shop, as the shopper's bubble. Its texts are those of `useOrderMessage`, line by line; steppers
 * and warnings stand beside them.
 */
function MessagePreview() {
  const t = useWords()
  const { lines, checking, settled, check, totals, isFleeting } = useCart()
  const money = useMoney()
  const hint = useDiscountHint()
  const message = useOrderMessage()
  const written = new Map(message.lines.map(({ key, text }) => [key, text]))
  const inMessage = lines.filter((line) => written.has(lineKey(line)))
  const others = lines.filter((line) => !written.has(lineKey(line)))
  const gone = others.filter((line) => line.status === 'inactive')
  const cut = others.filter((line) => line.status !== 'inactive')
  return (
    <>
      <p className="hint">{t('charla.preview')}</p>
      <section className="bubble message" data-from="you" aria-label={t('charla.preview')}>
        <p data-line="">{message.opening}</p>
        <ul>
          {inMessage.map((line) => (
            <li key={lineKey(line)}>
              <Line line={line} text={written.get(lineKey(line)) ?? ''} />
            </li>
          ))}
        </ul>
        {message.rest && <p data-line="">{message.rest}</p>}
        <div className="message-sums" data-settling={settled ? undefined : ''}>
          {message.sums.map((sum) => (
            <p key={sum} data-line="">
              {sum}
            </p>
          ))}
        </div>
      </section>
      {totals && <ShippingCity totals={totals} className="bubble" />}
      {cut.length > 0 && (
        <section className="bubble message" data-from="you" aria-label={t('charla.alsoOrdered')}>
          <p className="hint">{t('charla.alsoOrdered')}</p>
          <ul>
            {cut.map((line) => (
              <li key={lineKey(line)}>
                <Line line={line} text={nameOf(line)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {gone.map((line) => (
        <UnavailableLine key={lineKey(line)} line={line} />
      ))}
      {hint && <Bubble>{hint}</Bubble>}
      {checking === 'failed' && <Bubble className="warning">{t('cart.checkFailed')}</Bubble>}
      {isFleeting && <Bubble className="warning">{t('cart.fleeting')}</Bubble>}
      {check && !check.valid && <Bubble className="warning">{t('cart.invalid')}</Bubble>}
      {totals?.minimum && totals.minimum.missing > 0 && (
        <Bubble className="warning">
          {t('cart.minimum', { amount: money(totals.minimum.amount), missing: money(totals.minimum.missing) })}
        </Bubble>
      )}
    </>
  )
}

const nameOf = (line: CheckedLine) => [line.name, ...line.variant, line.message].filter(Boolean).join(' · ')

function Line({ line, text }: { readonly line: CheckedLine; readonly text: string }) {
  const { href, priceNote, problem, remedy, quantity: steps, remove } = useCartLine(line, nameOf(line))
  const [, quantity = '', rest = text] = /^(\d+)(\D.*|)$/su.exec(text) ?? []
  return (
    <div className="line" data-status={line.status}>
      <p data-line="">
        {quantity && <span className="line-quantity">{quantity}</span>}
        <Link href={href}>{rest}</Link>
      </p>
      <div className="line-tools">
        <QuantityInput {...steps} className="quantity" />
        <button {...remove} className="word" />
      </div>
      {priceNote && <p className="line-warning">{priceNote}</p>}
      {problem && (
        <p className="line-warning">
          {problem} {remedy && <button {...remedy} className="chip" />}
        </p>
      )}
    </div>
  )
}

/** A line that cannot be ordered any more: it can only be removed. */
function UnavailableLine({ line }: { readonly line: CheckedLine }) {
  const { problem, remove } = useCartLine(line, nameOf(line))
  return (
    <div className="bubble warning gone" data-from="shop">
      <p>
        <s>{nameOf(line)}</s> {problem}
      </p>
      <button {...remove} className="chip" />
    </div>
  )
}
