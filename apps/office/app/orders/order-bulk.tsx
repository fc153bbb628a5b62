import type { NextStep } from '@store/core'
import { useShop } from '#app/shop/use-shop.ts'
import { Button, Submit } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { BulkBar } from '#app/ui/list.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { CarrierField } from './carrier-field.tsx'
import { BULK_STEPS } from './views.ts'

type OrderBulkProps = {
  /** The next steps of the orders on the page. */
  readonly steps: readonly NextStep[]
  /** Messages about the carrier and the tracking numbers. */
  readonly wrong: Readonly<Record<string, string>>
  /** Carriers with a tracking page. */
  readonly carriers: readonly string[]
}

/** The actions on the picked orders: the next steps of any of them. */
export function OrderBulk({ steps, wrong, carriers }: OrderBulkProps) {
  const words = useSection(orderWords)
  const { base, may } = useShop()
  const taken = BULK_STEPS.filter((step) => steps.includes(step))
  return (
    <>
      {taken.includes('handOver') && (
        <Fold title={words.bulkSend} open={Object.keys(wrong).length > 0}>
          <CarrierField carriers={carriers} label={words.carrierName} wrong={wrong.carrier} />
          <LongField
            label={words.bulkGuides}
            hint={words.bulkGuidesHint}
            name="guides"
            rows={4}
            maxLength={30_000}
            wrong={wrong.guides}
            spellCheck={false}
          />
        </Fold>
      )}
      <BulkBar>
        <Button type="submit" formMethod="get" formAction={`${base}/orders/print`}>
          {words.print}
        </Button>
        {may('exports:make') && (
          <Button type="submit" formMethod="get" formAction={`${base}/settings/export`}>
            {words.takeThese}
          </Button>
        )}
        {taken.map((step) => (
          <Submit key={step} intent={step} kind="plain">
            {words.bulkTake[step]}
          </Submit>
        ))}
      </BulkBar>
    </>
  )
}
