import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { AnswersCard } from '#app/orders/answers-card.tsx'
import { ChangeFold } from '#app/orders/change-fold.tsx'
import { changeOrder } from '#app/orders/change-order.server.ts'
import { ContactCard } from '#app/orders/contact-card.tsx'
import { HistoryCard } from '#app/orders/history-card.tsx'
import { MoneyCard } from '#app/orders/money-card.tsx'
import { CANCEL_FOLD, NextAction } from '#app/orders/next-action.tsx'
import { NotesCard } from '#app/orders/notes-card.tsx'
import { readOrder } from '#app/orders/read-order.server.ts'
import { RefundFolds } from '#app/orders/refund-fold.tsx'
import { Ticket } from '#app/orders/ticket.tsx'
import { TroubleNotes } from '#app/orders/trouble-notes.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

const numberIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.number)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrder(office, shop, numberIn(args)), 'orders')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeOrder(office, sent, await shopOf(args, office), numberIn(args)))

/** An order: its products, buyer, destination, next step and history. */
export default function Order() {
  const order = useLoaderData<typeof loader>()
  const words = useSection(orderWords)
  const { shop } = useShop()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="" data-list="">
      <header className="order-head">
        <Back to={`/${shop.subdomain}/orders`}>{words.title}</Back>
        <h1>{words.order(order.number)}</h1>
        <span className="row">
          {order.shipment !== 'pending' && order.parcel !== order.state && <Seal>{order.parcel}</Seal>}
          <Seal dye={order.status === 'cancelled' ? 'now' : order.status === 'delivered' ? 'good' : 'act'}>
            {order.state}
          </Seal>
        </span>
      </header>
      <Refusal of={refused} />
      <Proof needed={proof} />
      {order.test && (
        <p className="note" data-dye="now">
          {words.testNote}
        </p>
      )}
      <TroubleNotes troubles={order.money.troubles} />
      <div className="two order">
        <Ticket order={order} />
        <div className="order-side">
          {order.mayTake && order.next && (
            <NextAction
              number={order.number}
              next={order.next}
              heldUntil={order.heldUntil}
              tries={order.tries}
              isAsked={order.isAsked}
              mayCancel={order.mayCancel}
              promised={order.promised}
              carriers={order.carriers}
              refused={refused}
              chat={order.buyer?.dial ? (order.buyer.ask ?? null) : null}
              hasEmail={Boolean(order.buyer?.email)}
            />
          )}
          <MoneyCard order={order} />
          <ContactCard order={order} />
          <AnswersCard answers={order.answers} invoice={order.invoice} />
          <HistoryCard history={order.history} />
          <NotesCard notes={order.notes} mayWrite={order.mayNote} />
          {order.change && <ChangeFold key={order.change.revision} change={order.change} refused={refused} />}
          <p className="row" data-wrap="">
            {(['slip', 'label'] as const).map((kind) => (
              <Link
                key={kind}
                className="button"
                to={`/${shop.subdomain}/orders/print?pick=${order.number}&as=${kind}`}
              >
                {words.printAs[kind]}
              </Link>
            ))}
          </p>
          {order.refundAsked && (
            <p className="note" data-dye="act">
              {words.refundAsked(order.refundAsked.amount, order.refundAsked.provider, order.refundAsked.at)}
            </p>
          )}
          {order.refund && <RefundFolds refund={order.refund} refused={refused} />}
          {order.mayCancel && (
            <Confirm id={CANCEL_FOLD} title={words.cancel} ask={words.cancelAsk} intent="cancel">
              <TextField label={words.why} name="why" maxLength={300} />
            </Confirm>
          )}
        </div>
      </div>
      <Toast done={done} />
    </div>
  )
}
