import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

type RefundFoldProps = { readonly refund: NonNullable<ShownOrder['refund']>; readonly refused: Refused | null }

/** Writes down that money was given back, all of it or a part, and which units are sold again. */
export function RefundFold({ refund, refused }: RefundFoldProps) {
  const words = useSection(orderWords)
  const wrong = wrongIn(refused, 'refund')
  return (
    <Fold title={words.refund} open={refused?.intent === 'refund'}>
      <Form method="post" className="card" key={refund.left}>
        <p>{words.refundHint}</p>
        <input type="hidden" name="once" value={refund.once} />
        <MoneyField
          {...{ label: words.refundAmount, name: 'amount', amount: refund.left, money: refund.money }}
          {...{ hint: words.refundMost(refund.leftText), wrong: wrong.amount, required: true }}
        />
        <TextField
          {...{ label: words.refundReason, name: 'reason', maxLength: 400, required: true, wrong: wrong.reason }}
        />
        {refund.lines.map(({ at, name, most }) => (
          <SelectField key={at} label={words.refundUnits(name)} name={`back${at}`} defaultValue="0">
            {Array.from({ length: most + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units}
              </option>
            ))}
          </SelectField>
        ))}
        <Submit intent="refund" kind="danger">
          {words.refundTake}
        </Submit>
      </Form>
    </Fold>
  )
}
