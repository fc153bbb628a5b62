import { type CheckedLine, chatDigits, lineKey } from '@store/core'
import {
  CartLineSection,
  CartLinks,
  CartProblems,
  CartStates,
  Instalments,
  Link,
  ShippingCity,
  Skeleton,
  ToChat,
  ToCheckout,
  useCart,
  useCartLine,
  useDiscountHint,
  useOrderMessage,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble, Dots } from '../parts/bubble.tsx'
import { ChatIcon } from '../parts/chat-icon.tsx'
import { wordsOf } from '../parts/line-text.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The cart: the message that will be sent, with controls to change each line, and the buttons to send it. */
export default function CartContent({ heading }: { readonly heading?: ReactNode }) {
  const { ready, lines } = useCart()
  const loading = (
    <Skeleton pending fallback={<Dots />}>
      {null}
    </Skeleton>
  )
  return (
    <div className="cart">
      <div className="thread">
        {heading}
        <CartStates loading={loading} empty={<EmptyCart />}>
          <MessagePreview />
        </CartStates>
      </div>
      {ready && lines.length > 0 && <CartActions />}
    </div>
  )
}

function EmptyCart() {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      <Bubble>{t('charla.orderEmpty')}</Bubble>
      <Link href={paths.catalog()} className="chip">
        {t('charla.showPopular')}
      </Link>
    </>
  )
}

/**
 * The message to the shop, as the shopper's bubble. Its texts are those of `useOrderMessage`, line by line; steppers
 * and warnings are beside them.
 */
function MessagePreview() {
  const t = useWords()
  const { lines, settled, totals } = useCart()
  const hint = useDiscountHint()
  const message = useOrderMessage()
  const written = new Map(message.lines.map(({ key, text }) => [key, text]))
  const others = lines.filter((line) => !written.has(lineKey(line)))
  const withdrawn = others.filter(({ status }) => status === 'inactive')
  const cut = others.filter(({ status }) => status !== 'inactive')
  return (
    <>
      <p className="hint">{t('charla.preview')}</p>
      <section className="bubble draft" data-from="you" aria-label={t('charla.preview')}>
        <p data-line="">{message.opening}</p>
        <Lines lines={lines.filter((line) => written.has(lineKey(line)))} written={written} />
        {message.rest && <p data-line="">{message.rest}</p>}
        <div className="draft-sums" data-settling={settled ? undefined : ''}>
          {message.sums.map((sum) => (
            <p key={sum} data-line="">
              {sum}
            </p>
          ))}
        </div>
      </section>
      {totals && <ShippingCity totals={totals} className="bubble" />}
      {cut.length > 0 && (
        <section className="bubble draft" data-from="you" aria-label={t('charla.alsoOrdered')}>
          <p className="hint">{t('charla.alsoOrdered')}</p>
          <Lines lines={cut} />
        </section>
      )}
      {withdrawn.length > 0 && (
        <div className="bubble draft warning" data-from="shop">
          <Lines lines={withdrawn} />
        </div>
      )}
      {hint && <Bubble>{hint}</Bubble>}
      <CartProblems className="bubble warning" />
    </>
  )
}

function Lines(props: { readonly lines: readonly CheckedLine[]; readonly written?: ReadonlyMap<string, string> }) {
  return (
    <ul className="cart-lines">
      {props.lines.map((line) => (
        <li key={lineKey(line)} data-status={line.status}>
          <Line line={line} text={props.written?.get(lineKey(line)) ?? wordsOf(line)} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, text }: { readonly line: CheckedLine; readonly text: string }) {
  const { href } = useCartLine(line)
  const [, quantity = '', rest = text] = /^(\d+)(\D.*|)$/su.exec(text) ?? []
  return (
    <>
      <p data-line="">
        {quantity && <span className="line-quantity">{quantity}</span>}
        <Link href={href}>{rest}</Link>
      </p>
      <CartLineSection line={line} />
    </>
  )
}

/**
 * The buttons below the cart: send it by chat, or pay online (`onlinePayment`). In shops without a chat number, check
 * out.
 */
function CartActions() {
  const t = useWords()
  const { totals, financing } = useCart()
  const { shop } = useShop()
  const { onlinePayment } = useSettings<Settings>()
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <div className="cart-actions">
      <div className="cart-buttons">
        <ToChat className="button">
          <ChatIcon /> {t('charla.send')}
        </ToChat>
        <ToCheckout className="button" data-tone={canChat ? 'quiet' : undefined}>
          {t(onlinePayment ? 'cart.payOnline' : canChat ? 'charla.orderHere' : 'cart.checkout')}
        </ToCheckout>
      </div>
      {totals && <Instalments amount={totals.total} limits={financing} className="hint" />}
      <CartLinks />
    </div>
  )
}
