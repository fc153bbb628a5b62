import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

/** The shop's questions with the buyer's answers, and the invoice details. */
export function AnswersCard({ answers, invoice }: Pick<ShownOrder, 'answers' | 'invoice'>) {
  const words = useSection(orderWords)
  if (answers.length === 0 && invoice.length === 0) return null
  return (
    <section className="card">
      {answers.length > 0 && (
        <>
          <h2>{words.answers}</h2>
          <dl className="told">
            {answers.map(({ label, value }, at) => (
              <div key={`${at} ${label}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {invoice.length > 0 && (
        <>
          <h2>{words.invoice}</h2>
          <dl className="told">
            {invoice.map(({ name, label, text }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
