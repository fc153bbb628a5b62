import { Form } from '@remix-run/react'
import { paymentsWords } from '#app/words/payments/index.ts'
import { useSection } from '#app/words/use-words.ts'

type MethodOrderProps = {
  readonly methods: readonly { readonly method: string; readonly name: string }[]
  readonly revision: string
}

/** The order of the payment methods in the checkout, changed by buttons. */
export function MethodOrder({ methods, revision }: MethodOrderProps) {
  const words = useSection(paymentsWords)
  const swapped = (one: number, other: number): string | null => {
    const names = methods.map(({ method }) => method)
    const [first, second] = [names[one], names[other]]
    if (first === undefined || second === undefined) return null
    return names.with(one, second).with(other, first).join(',')
  }
  return (
    <ol className="rows">
      {methods.map(({ method, name }, at) => (
        <li key={method} className="moved">
          <span>{name}</span>
          <Form method="post" className="steps-buttons" preventScrollReset>
            <input type="hidden" name="intent" value="order" />
            <input type="hidden" name="revision" value={revision} />
            <Move to={swapped(at, at - 1)} label={words.up(name)} sign="↑" />
            <Move to={swapped(at, at + 1)} label={words.down(name)} sign="↓" />
          </Form>
        </li>
      ))}
    </ol>
  )
}

type MoveProps = { readonly to: string | null; readonly label: string; readonly sign: string }

const Move = ({ to, label, sign }: MoveProps) => (
  <button className="button" type="submit" name="methods" value={to ?? ''} disabled={to === null} aria-label={label}>
    {sign}
  </button>
)
