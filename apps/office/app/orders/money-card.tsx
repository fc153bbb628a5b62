import { useShop } from '#app/shop/use-shop.ts'
import { Seal } from '#app/ui/seal.tsx'
import { orderMoneyWords } from '#app/words/order-money/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

type Attempt = ShownOrder['money']['attempts'][number]

const DYES = {
  started: undefined,
  pending: 'soon',
  paid: 'good',
  rejected: 'now',
  expired: undefined,
  refunded: 'act',
} as const satisfies Readonly<Record<Attempt['state'], string | undefined>>

/** The payments of an order: online, attempt by attempt, and the buyer's proof of a deposit. */
export function MoneyCard({ order: { number, method, money } }: { readonly order: ShownOrder }) {
  const words = useSection(orderMoneyWords)
  const { base } = useShop()
  const { attempts, proof } = money
  if (attempts.length === 0 && proof === null) return null
  const file = `${base}/orders/${number}/proof`
  return (
    <section className="card">
      <div className="row" data-ends="">
        <h2>{words.title}</h2>
        <span className="muted small">{method}</span>
      </div>
      {proof !== null && (
        <>
          <p>{words.proof(proof)}</p>
          <p className="muted">{words.proofHint}</p>
          <p className="row" data-wrap="">
            <a className="button" href={file} target="_blank" rel="noreferrer">
              {words.proofOpen}
            </a>
            <a className="button" data-kind="quiet" href={`${file}?save`} download="">
              {words.proofSave}
            </a>
          </p>
        </>
      )}
      {attempts.length > 0 && (
        <ol className="attempts">
          {attempts.map((attempt) => (
            <li key={attempt.reference}>
              <AttemptFacts attempt={attempt} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function AttemptFacts({ attempt }: { readonly attempt: Attempt }) {
  const words = useSection(orderMoneyWords)
  const facts = [
    [words.started, attempt.started],
    [words.updated, attempt.updated],
    [words.reference, attempt.reference],
    [words.receipt, attempt.receipt],
    [words.account, attempt.live ? words.live : words.test],
  ] as const
  return (
    <>
      <div className="row" data-ends="">
        <strong>{[attempt.provider, attempt.instrument].filter(Boolean).join(' · ')}</strong>
        <strong className="figures">{attempt.amount}</strong>
      </div>
      <Seal dye={DYES[attempt.state]}>{words.states[attempt.state]}</Seal>
      <dl className="sums">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
