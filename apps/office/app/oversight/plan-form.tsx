import { Form } from '@remix-run/react'
import { GIGABYTE, type OwnFigures, PLAN_IDS, PLANS, type PlanId, SHOP_LIMITS } from '@store/core'
import { figureText } from '#app/plan/figures.ts'
import { LimitMeters } from '#app/plan/limit-meters.tsx'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Section } from '#app/settings/section.tsx'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { oversightWords } from '#app/words/oversight/index.ts'
import { planWords } from '#app/words/plan/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'

type PlanFormProps = {
  readonly shop: {
    readonly plan: PlanId
    readonly own: OwnFigures
    readonly limits: Parameters<typeof LimitMeters>[0]['limits']
    readonly wish: { readonly text: string; readonly at: string; readonly by: string } | null
  }
  readonly refused: Refused | null
}

/** The plan of a shop, its usage and its request for more, with the form to change it. */
export function PlanForm({ shop: { plan, own, limits, wish }, refused }: PlanFormProps) {
  const words = useSection(oversightWords)
  const planned = useSection(planWords)
  const language = useLanguage()
  const dates = useDates()
  const typed = typedIn(refused, 'plan')
  const wrong = wrongIn(refused, 'plan')
  return (
    <Section title={words.plan}>
      {wish && (
        <div className="stack" data-tight="">
          <p className="row">
            <Seal dye="soon">{words.asks}</Seal>
            <span className="muted small">{planned.askedBy(wish.by, dates.moment(wish.at))}</span>
          </p>
          <p className="wish">{wish.text}</p>
        </div>
      )}
      <LimitMeters limits={limits} />
      <Form method="post" className="stack" key={JSON.stringify([plan, own])}>
        <SelectField label={planned.plan} name="plan" defaultValue={typed('plan') ?? plan}>
          {PLAN_IDS.map((id) => (
            <option key={id} value={id}>
              {planned.names[id]}
            </option>
          ))}
        </SelectField>
        <fieldset className="stack">
          <legend className="label">{words.ownFigures}</legend>
          <p className="hint">{words.ownFiguresHelp}</p>
          <div className="figure-fields">
            {SHOP_LIMITS.map((limit) => {
              const figure = own[limit]
              const shown =
                figure === null ? '' : String(limit === 'mediaBytes' ? Number((figure / GIGABYTE).toFixed(3)) : figure)
              return (
                <TextField
                  key={limit}
                  label={limit === 'mediaBytes' ? words.inGigabytes(planned.limits[limit]) : planned.limits[limit]}
                  name={limit}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                  data-figures=""
                  placeholder={figureText(limit, PLANS[plan][limit], language)}
                  defaultValue={typed(limit) ?? shown}
                  wrong={wrong[limit]}
                />
              )
            })}
          </div>
        </fieldset>
        <p className="row">
          <Submit intent="plan">{words.savePlan}</Submit>
        </p>
      </Form>
      {wish && (
        <Form method="post">
          <Submit intent="closeWish" kind="plain">
            {words.closeWish}
          </Submit>
        </Form>
      )}
    </Section>
  )
}
