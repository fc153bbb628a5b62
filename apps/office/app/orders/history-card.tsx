import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

/** The history of an order, oldest first. */
export function HistoryCard({ history }: { readonly history: ShownOrder['history'] }) {
  const words = useSection(orderWords)
  return (
    <section className="card">
      <h2 className="ruled">{words.history}</h2>
      <ol className="timeline">
        {history.map((entry, at) => (
          <li key={`${at} ${entry.at}`}>
            <span className="muted small">{entry.at}</span> {entry.what ?? words.payment}
            <span className="muted small"> · {entry.who === 'shopper' ? words.shopper : entry.who}</span>
            {entry.why && <span className="muted small"> · {entry.why}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
