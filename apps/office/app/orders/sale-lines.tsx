import { Submit } from '#app/ui/button.tsx'
import { UnitsField } from '#app/ui/number-fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { SaleState } from './sale.server.ts'
import { SaleFind } from './sale-find.tsx'

/** What is sold: looked for, added, counted. */
export function SaleLines({ state }: { readonly state: SaleState | null }) {
  const { sale: words } = useSection(orderWords)
  const { lines = [], found = null, wrong = {} } = state ?? {}
  return (
    <>
      <SaleFind state={state} />
      {found && found.length > 0 && (
        <ul className="rows sale-found">
          {found.map((each) => (
            <li key={each.id}>
              <span>
                {each.name}
                <span className="line muted small">
                  {each.price} · {words.left(each.units)}
                </span>
              </span>
              <Submit intent={`add:${each.id}`} kind="plain" aria-label={words.add(each.name)}>
                {words.addWord}
              </Submit>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <section className="card">
          <h2>{words.lines}</h2>
          <ul className="sale-lines">
            {lines.map((line) => (
              <li key={line.id}>
                <input type="hidden" name="line" value={line.id} />
                <span>
                  {line.name}
                  <span className="line muted small">
                    {line.price} · {words.left(line.units)}
                  </span>
                </span>
                <Submit intent={`remove:${line.id}`} kind="quiet" aria-label={words.remove(line.name)}>
                  ×
                </Submit>
                <UnitsField
                  key={line.quantity}
                  label={words.units(line.name)}
                  name={`units${line.id}`}
                  units={line.quantity}
                  wrong={wrong[`units${line.id}`]}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
