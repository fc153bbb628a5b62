import {
  awaitsAnswer,
  chatMessage,
  clippedForChat,
  isChatOrder,
  itemsToText,
  type Order,
  plainChatText,
} from '@store/core'
import { useId } from 'react'
import type { ScreenViews } from '../../design.ts'
import { Form, Link } from '../../host.tsx'
import { ChatLink } from '../../order/chat.tsx'
import { useDiscountName } from '../../order/totals-list.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useMoney, usePaths, useShop, useT } from '../../shop-context.tsx'
import { useErrorText } from '../field.tsx'
import { useOpenChat } from './open-chat.ts'

type Chat = ScreenViews['OrderPlaced']['chat']

/** Characters of the link, URL-encoded, that a name may take: number, total and address must fit into it, too. */
const NAME_ROOM = 200

/**
 * The message to the shop about an order by chat: shop, number, lines, total, buyer, and the address of the order. Lines that
 * do not fit are replaced by "and N more".
 *
 * @param url the absolute URL of the order's page
 */
export function useChatOrderText(order: Order, url: string): string {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  const { shop } = useShop()
  const short = (name: string) => clippedForChat(plainChatText(name), NAME_ROOM)
  const sum = (name: string, amount: string) => t('chat.sum', { name: plainChatText(name), amount })
  const discounts = order.discounts.map((discount) => sum(nameOf(discount), `−${money(discount.amount)}`))
  return chatMessage({
    head: [t('chatOrder.opening', { shop: short(shop.name), number: order.number })],
    lines: order.lines.map(({ quantity, name, variant, unitPrice, message }) =>
      t('chat.line', {
        quantity,
        name: plainChatText([name, ...variant, message].filter(Boolean).join(' · ')),
        amount: money(unitPrice * quantity),
      }),
    ),
    more: (count) => t('chat.more', { count }),
    sums: [
      sum(t('cart.subtotal'), money(order.subtotal)),
      ...discounts,
      sum(t('shipping.label'), order.shipping === 0 ? t('shipping.free') : money(order.shipping)),
    ],
    foot: [
      t('chat.total', { amount: money(order.total) }),
      t('chatOrder.buyer', { name: short(order.buyer.name) }),
      t('chatOrder.link', { url }),
    ],
  }).text
}

type State = 'waiting' | 'confirmed' | 'cancelled' | 'lapsed'

/** Null: the order is not by chat. */
function stateOf(order: Order): State | null {
  if (!isChatOrder(order)) return null
  if (awaitsAnswer(order)) return 'waiting'
  if (order.status === 'cancelled') return order.lapsed ? 'lapsed' : 'cancelled'
  return order.status === 'pending' || order.status === 'rejected' ? null : 'confirmed'
}

/**
 * The state of an order by chat, for its buyer and its shop: while it waits for an answer, the message to send, the time until
 * which its units are held, and the form with which the shop confirms or cancels it, using the code in its mail. Nothing for
 * other orders. Parts: `data-chat-state` on the section, `data-shop-answer` on the shop's form, around `data-field`,
 * `data-error`, `data-answers`.
 */
export function ChatOrderPanel(props: {
  readonly order: Order
  readonly chat: Chat
  readonly className?: string
  readonly buttonClassName?: string
  /** Class of the field for the code. */
  readonly fieldClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const { order, chat } = props
  const text = useChatOrderText(order, chat?.url ?? '')
  const state = stateOf(order)
  useOpenChat(chat && state === 'waiting' ? text : null, order.lines)
  if (!chat || !state) return null
  return (
    <section className={props.className} data-chat-state={state} data-feature="chat-order" aria-labelledby="chat-title">
      <div role="status">
        <h2 id="chat-title">{t(`chatOrder.title.${state}`)}</h2>
        <p>{t(`chatOrder.text.${state}`, { shop: shop.name })}</p>
        {state === 'waiting' && order.heldUntil && (
          <p data-hint="">
            {t('pay.until')} <Moment iso={order.heldUntil} />
          </p>
        )}
      </div>
      {state === 'lapsed' ? (
        <Link
          href={paths.checkout(itemsToText(order.lines), true, `again${order.number}`)}
          reloadDocument
          className={props.buttonClassName}
          data-chat-again=""
        >
          {t('chatOrder.again')}
        </Link>
      ) : (
        <ChatLink text={text} className={props.buttonClassName}>
          {t(state === 'waiting' ? 'chatOrder.send' : 'chatOrder.open')}
        </ChatLink>
      )}
      {state === 'waiting' && (
        <ShopAnswerForm
          order={order}
          chat={chat}
          buttonClassName={props.buttonClassName}
          fieldClassName={props.fieldClassName}
        />
      )}
    </section>
  )
}

/** The form for the shop. Enter submits with the first button, which confirms. */
function ShopAnswerForm(props: {
  readonly order: Order
  readonly chat: NonNullable<Chat>
  readonly buttonClassName?: string
  readonly fieldClassName?: string
}) {
  const t = useT()
  const errorText = useErrorText()
  const paths = usePaths()
  const id = useId()
  const { order, chat } = props
  const problem = chat.reply?.errors.code ?? null
  const error = problem === null ? null : errorText(problem)
  return (
    <details data-shop-answer="" open={error !== null}>
      <summary>{t('chatOrder.shop')}</summary>
      <Form method="post" action={paths.order(order.number, chat.key)}>
        <p id={`${id}h`}>{t('chatOrder.shopText')}</p>
        <div className={props.fieldClassName} data-field="code" data-invalid={error === null ? undefined : ''}>
          <label htmlFor={id}>{t('chatOrder.code')}</label>
          <input
            id={id}
            name="code"
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="one-time-code"
            defaultValue={chat.reply?.values.code ?? ''}
            aria-invalid={error !== null || undefined}
            aria-describedby={`${id}h ${id}e`}
          />
          <p id={`${id}e`} data-error="" role={error === null ? undefined : 'alert'}>
            {error ?? '\u00a0'}
          </p>
        </div>
        <label data-check="">
          <input type="checkbox" name="paid" />
          <span>{t('chatOrder.paid')}</span>
        </label>
        <p data-answers="">
          <button type="submit" name="answer" value="confirm" className={props.buttonClassName}>
            {t('chatOrder.confirm')}
          </button>
          <button type="submit" name="answer" value="cancel" className={props.buttonClassName} data-tone="quiet">
            {t('chatOrder.cancel')}
          </button>
        </p>
      </Form>
    </details>
  )
}
