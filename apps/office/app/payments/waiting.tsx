import { Form } from '@remix-run/react'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { paymentsWords } from '#app/words/payments/index.ts'
import { useSection } from '#app/words/use-words.ts'

type WaitingChange = {
  readonly what: string
  /** The provider's name; null: the account for deposits. */
  readonly name: string | null
  readonly mode: 'live' | 'test' | null
  readonly account: string | null
  readonly askedBy: string
  readonly mayConfirm: boolean
  /** When the reader may confirm it, if they have been an owner for too short a time. */
  readonly confirmsFrom: string | null
  readonly dueAt: string
  readonly revision: string
}

/** Pending changes of where money goes: their content, who asked, and the buttons to stop them. */
export function Waiting({ changes }: { readonly changes: readonly WaitingChange[] }) {
  const words = useSection(paymentsWords)
  const { may } = useShop()
  if (changes.length === 0) return null
  return (
    <section className="card warned" aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting}</h2>
      <p className="small">{words.waitingText}</p>
      {changes.map(({ what, name, mode, account, askedBy, mayConfirm, confirmsFrom, dueAt, revision }) => (
        <div className="stack" key={what}>
          <p>
            <strong>{name === null ? words.deposit : words.keysOf(name)}</strong>
            {mode && ` · ${words.modes[mode]}`}
          </p>
          {account && <p className="address">{account}</p>}
          <p className="muted small">{words.waits(askedBy, dueAt)}</p>
          {confirmsFrom && <p className="small">{words.tooNew(confirmsFrom)}</p>}
          {may('payments:write') && (
            <Form method="post" className="row">
              <input type="hidden" name="what" value={what} />
              <input type="hidden" name="revision" value={revision} />
              <Submit intent="cancelChange" kind="danger">
                {words.cancel}
              </Submit>
              {mayConfirm && (
                <Submit intent="confirmChange" kind="plain">
                  {words.confirm}
                </Submit>
              )}
            </Form>
          )}
        </div>
      ))}
    </section>
  )
}
