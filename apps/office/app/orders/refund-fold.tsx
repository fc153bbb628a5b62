import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

type Refund = NonNullable<ShownOrder['refund']>
type Refunded = { readonly refund: Refund; readonly refused: Refused | null }

/** Refunds through the provider that took the money, or records a refund by hand. */
export function RefundFolds({ refund, refused }: Refunded) {
  const words = useSection(orderWords)
  const { byProvider, byHand } = refund
  return (
    <>
      {refund.limit && <p className="note">{words.refundLimit(refund.limit)}</p>}
      {byProvider && (
        <Fold title={words.refundBy(byProvider.name)} open={refused?.intent === 'refundByProvider'}>
          <RefundForm
            refund={refund}
            refused={refused}
            of={byProvider}
            intent="refundByProvider"
            whole={!byProvider.parts}
            take={words.refundByTake(byProvider.name)}
          >
            <p>{words.refundByHint(byProvider.name, !byProvider.parts)}</p>
            {!byProvider.live && <p className="muted">{words.refundTest}</p>}
          </RefundForm>
        </Fold>
      )}
      {byHand && (
        <Fold title={byProvider ? words.refundByHand : words.refund} open={refused?.intent === 'refund'}>
          <RefundForm
            refund={refund}
            refused={refused}
            of={byHand}
            intent="refund"
            whole={false}
            take={words.refundTake}
          >
            <p>{words.refundHint}</p>
          </RefundForm>
        </Fold>
      )}
    </>
  )
}

type RefundFormProps = Refunded & {
  readonly of: NonNullable<Refund['byHand']>
  readonly intent: string
  /** Only the whole amount can be given back. */
  readonly whole: boolean
  readonly take: string
  readonly children: ReactNode
}

/** The form of a refund: the amount, the reason, and the units to restock. */
function RefundForm({ refund, refused, of, intent, whole, take, children }: RefundFormProps) {
  const words = useSection(orderWords)
  const wrong = wrongIn(refused, intent)
  const typed = typedIn(refused, intent)
  return (
    <Form method="post" className="card" key={of.most}>
      {children}
      <input type="hidden" name="once" value={of.once} />
      {whole ? (
        <p>
          <input type="hidden" name="amount" value={of.mostText} />
          {words.refundAmount}: <b>{of.mostText}</b>
        </p>
      ) : (
        <MoneyField
          label={words.refundAmount}
          name="amount"
          amount={of.most}
          money={refund.money}
          hint={words.refundMost(of.mostText)}
          wrong={wrong.amount}
          required
          typed={typed('amount')}
        />
      )}
      <TextField
        label={words.refundReason}
        name="reason"
        maxLength={400}
        required
        wrong={wrong.reason}
        defaultValue={typed('reason')}
      />
      {refund.lines.map(({ at, name, most }) => (
        <SelectField
          key={at}
          label={words.refundUnits(name)}
          name={`back${at}`}
          defaultValue={typed(`back${at}`) ?? '0'}
        >
          {Array.from({ length: most + 1 }, (_, units) => (
            <option key={units} value={units}>
              {units}
            </option>
          ))}
        </SelectField>
      ))}
      <Submit intent={intent} kind="danger">
        {take}
      </Submit>
    </Form>
  )
}
