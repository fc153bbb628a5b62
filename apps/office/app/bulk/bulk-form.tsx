import { Form } from '@remix-run/react'
import { PRICE_ENDINGS, PRODUCT_LIMITS } from '@store/core'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField, Switch, TextField } from '#app/ui/fields.tsx'
import { bulkWords } from '#app/words/bulk/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { type BulkQuery, DOES, type Does, STATES } from './bulk-query.ts'

type NamedOption = { readonly id: number; readonly name: string }

type BulkFormProps = {
  readonly does: Does
  readonly wrong: BulkQuery['wrong']
  /** What was typed and chosen. */
  readonly fields: Readonly<Record<string, string>>
  readonly categories: readonly (NamedOption & { readonly parts: readonly NamedOption[] })[]
  readonly values: readonly { readonly name: string; readonly values: readonly NamedOption[] }[]
  readonly currency: string
  /** Whether the shop's prices have cents. */
  readonly withCents: boolean
}

/** The form that says which products to change, and how. It is sent by GET, so that a trial has an address. */
export function BulkForm({ fields, wrong, categories, values, currency, withCents, ...given }: BulkFormProps) {
  const words = useSection(bulkWords)
  const [does, setDoes] = useState<Does>(given.does)
  const doable = DOES.filter((each) => values.length > 0 || (each !== 'addTag' && each !== 'takeTag'))
  const isMove = does === 'raise' || does === 'lower'
  const tagOptions = values.map((tag) => (
    <optgroup key={tag.name} label={tag.name}>
      {tag.values.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
  const categoryOptions = categories.flatMap(({ id, name, parts }) => [
    <option key={id} value={id}>
      {name}
    </option>,
    ...parts.map((part) => (
      <option key={`${id}.${part.id}`} value={`${id}.${part.id}`}>
        {name} › {part.name}
      </option>
    )),
  ])
  return (
    <Form className="stack">
      <section className="card">
        <h2>{words.which}</h2>
        <div className="fields-row">
          <SelectField label={words.category} name="category" defaultValue={fields.category ?? ''}>
            <option value="">{words.anyCategory}</option>
            {categoryOptions}
            <option value="none">{words.noCategory}</option>
          </SelectField>
          <SelectField label={words.state} name="state" defaultValue={fields.state ?? 'all'}>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </SelectField>
          {values.length > 0 && (
            <SelectField label={words.tag} name="tag" defaultValue={fields.tag ?? ''}>
              <option value="">{words.anyTag}</option>
              {tagOptions}
            </SelectField>
          )}
          <TextField label={words.named} name="q" type="search" maxLength={100} defaultValue={fields.q ?? ''} />
        </div>
      </section>
      <section className="card">
        <SelectField
          label={words.do}
          name="do"
          defaultValue={does}
          onChange={({ currentTarget }) => setDoes(DOES.find((each) => each === currentTarget.value) ?? 'raise')}
        >
          {doable.map((each) => (
            <option key={each} value={each}>
              {words.does[each]}
            </option>
          ))}
        </SelectField>
        <div className="fields-row">
          {(isMove || does === 'offer') && (
            <TextField
              label={does === 'offer' ? words.off : words.by}
              name="by"
              inputMode="decimal"
              maxLength={24}
              autoComplete="off"
              defaultValue={fields.by ?? ''}
              wrong={wrong === 'by' ? words.howMuch : null}
            />
          )}
          {isMove && (
            <SelectField label={words.unit} name="unit" defaultValue={fields.unit ?? 'percent'}>
              <option value="percent">{words.percent}</option>
              <option value="amount">
                {words.amount} ({currency})
              </option>
            </SelectField>
          )}
          {(isMove || does === 'offer') && (
            <SelectField label={words.ending} name="ending" defaultValue={fields.ending ?? 'exact'}>
              {PRICE_ENDINGS.map((ending) => (
                <option key={ending} value={ending}>
                  {(withCents ? words.endingsCents : words.endings)[ending]}
                </option>
              ))}
            </SelectField>
          )}
          {does === 'offer' && (
            <TextField
              label={words.until}
              hint={words.untilHint}
              name="until"
              type="date"
              defaultValue={fields.until ?? ''}
            />
          )}
          {does === 'category' && (
            <SelectField
              label={words.to}
              name="to"
              defaultValue={fields.to ?? ''}
              wrong={wrong === 'to' ? words.choose : null}
            >
              <option value="">–</option>
              {categoryOptions}
              <option value="none">{words.noCategory}</option>
            </SelectField>
          )}
          {(does === 'addTag' || does === 'takeTag') && (
            <SelectField
              label={words.value}
              name="value"
              defaultValue={fields.value ?? ''}
              wrong={wrong === 'value' ? words.choose : null}
            >
              <option value="">–</option>
              {tagOptions}
            </SelectField>
          )}
        </div>
        {does === 'ask' && (
          <>
            <TextField
              label={words.ask}
              hint={words.askHint}
              name="ask"
              maxLength={PRODUCT_LIMITS.message}
              autoComplete="off"
              defaultValue={fields.ask ?? ''}
              wrong={wrong === 'ask' ? words.askWrong : null}
            />
            <Switch label={words.askRequired} name="required" defaultChecked={fields.required === 'on'} />
          </>
        )}
        {does === 'bin' && <p className="hint">{words.binHint}</p>}
        <Button type="submit" kind="main">
          {words.try}
        </Button>
      </section>
    </Form>
  )
}
