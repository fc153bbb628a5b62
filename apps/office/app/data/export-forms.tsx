import { Form, useSearchParams } from '@remix-run/react'
import { FILTER_NAMES, filtersIn, PICKED, pickedIn } from '#app/orders/filters.ts'
import { NARROWING } from '#app/products/filters.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** The exports of a shop. The address may carry the filters of a list. */
export function ExportForms() {
  const words = useSection(dataWords)
  const { may } = useShop()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const narrowing = NARROWING.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ''] as const] : []))
  const further = FILTER_NAMES.filter((name) => name !== 'since' && name !== 'until' && filters[name] !== '')
  const picked = pickedIn(search.getAll(PICKED))
  return (
    <>
      <Section title={words.take} hint={`${words.takeHint} ${words.hourly}`}>
        <Form method="post" className="stack" data-tight="">
          {narrowing.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {narrowing.length > 0 && <p className="small">{words.filteredProducts}</p>}
          <Submit intent="take products.csv" kind="plain">
            {words.takeProducts}
          </Submit>
        </Form>
        <Form method="post" className="stack" data-tight="">
          <div className="row">
            <TextField
              label={words.from}
              name="since"
              type="date"
              defaultValue={filters.since}
              hint={words.takeOrdersHint}
            />
            <TextField label={words.until} name="until" type="date" defaultValue={filters.until} />
          </div>
          {further.map((name) => (
            <input key={name} type="hidden" name={name} value={filters[name]} />
          ))}
          {further.length > 0 && <p className="small">{words.filtered}</p>}
          {picked.map((number) => (
            <input key={number} type="hidden" name={PICKED} value={number} />
          ))}
          {picked.length > 0 && <p className="small">{words.picked(picked.length)}</p>}
          <p>
            <Submit intent="take orders.csv" kind="plain">
              {words.takeOrders}
            </Submit>
          </p>
        </Form>
      </Section>
      {may('buyers:export') && (
        <Section title={words.takePeople} hint={words.takePeopleHint}>
          <Form method="post" className="row">
            <Submit intent="take buyers.csv" kind="plain">
              {words.takeBuyers}
            </Submit>
            <Submit intent="take subscribers.csv" kind="plain">
              {words.takeSubscribers}
            </Submit>
          </Form>
        </Section>
      )}
      <Section title={words.takeWhole} hint={words.takeWholeHint}>
        <Form method="post">
          <Submit intent="take shop.feria" kind="plain">
            {words.takeShop}
          </Submit>
        </Form>
      </Section>
    </>
  )
}
