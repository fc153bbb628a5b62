import { Form, Link } from '@remix-run/react'
import type { PaymentTrouble } from '@store/core'
import { ChatLink } from '#app/orders/chat-link.tsx'
import type { View } from '#app/orders/views.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { todayWords } from '#app/words/today/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { TodayLine } from './today-of.ts'
import type { Urgent } from './urgent.server.ts'

type WaitingLineProps = {
  readonly line: TodayLine
  readonly urgent: Urgent
  /** The orders to pack, whose slips can be printed. */
  readonly toPack: readonly number[]
}

/** A sentence about what waits, with a link; below it the most urgent orders and their actions. */
export function WaitingLine({ line, urgent, toPack }: WaitingLineProps) {
  const words = useSection(todayWords)
  const { may, shop } = useShop()
  const orders = line.about in urgent ? (urgent[line.about as keyof Urgent] ?? []) : []
  const mayMove = may('orders:write') && shop.role !== 'stockroom'
  const screen = SCREEN_OF[line.about]
  return (
    <li data-dye={line.dye}>
      <div className="line-head">
        <Link className="line-go" to={screen}>
          {sayLine(words, line)}
        </Link>
        {line.about === 'pack' && may('orders:write') && (
          <Link className="button" to={`orders/print?as=slip&${toPack.map((number) => `pick=${number}`).join('&')}`}>
            {words.print}
          </Link>
        )}
      </div>
      {orders.length > 0 && (
        <ul className="urgent">
          {orders.map(({ number, buyer, amount, chat, left }) => {
            const about = buyer || String(number)
            return (
              <li key={number}>
                <Link to={`orders/${number}`} prefetch="intent">
                  <span>{about}</span> <span className="figures">{amount}</span>
                  {left && <span className="left">{left}</span>}
                </Link>
                {chat && (
                  <ChatLink number={number} about={about} href={chat}>
                    WhatsApp
                  </ChatLink>
                )}
                {line.about === 'transfers' && mayMove && (
                  <Form method="post">
                    <input type="hidden" name="number" value={number} />
                    <Submit intent="checkTransfer" kind="plain" aria-label={`${words.moneyCame}: ${about}`}>
                      {words.moneyCame}
                    </Submit>
                  </Form>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

const ofOrders = (view: View) => `orders?view=${view}`
const ofTrouble = (trouble: PaymentTrouble) => `${ofOrders('all')}&trouble=${trouble}`

/** The screen that lists what a line counts. */
const SCREEN_OF: Readonly<Record<TodayLine['about'], string>> = {
  chat: ofOrders('toConfirm'),
  confirm: ofOrders('toConfirm'),
  transfers: ofOrders('toConfirm'),
  pack: ofOrders('toPack'),
  resend: ofOrders('toPack'),
  handOver: ofOrders('toSend'),
  collect: ofOrders('outstanding'),
  paidTwice: ofTrouble('paidTwice'),
  paidButCancelled: ofTrouble('paidButCancelled'),
  nothingLeft: ofTrouble('nothingLeft'),
  misfit: ofTrouble('misfit'),
  messages: 'messages?view=late',
  late: `${ofOrders('onTheWay')}&late=yes`,
  mails: `${ofOrders('all')}&mail=failed`,
  drafts: 'products?view=drafts',
  bestSellersOut: 'products?view=bestOut',
  webhooks: 'settings/developers',
  domains: 'settings/domain',
  low: 'products?view=low',
  testKeys: 'payments',
  moneyChanges: 'payments',
  limits: 'settings/plan',
}

function sayLine(words: ReturnType<typeof todayWords.of>, { about, count }: TodayLine): string {
  const number = count.more ? words.over(count.count) : String(count.count)
  return words[about](number, count.count === 1 && !count.more)
}
