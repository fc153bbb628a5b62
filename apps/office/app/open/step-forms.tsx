import { Form, Link, useActionData } from '@remix-run/react'
import { LANGUAGES } from '@store/core'
import { SELLS, type Sells } from '@store/template-kit/manifest'
import { LANGUAGE_NAMES } from '#app/session/language.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Button, Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { openWords } from '#app/words/open/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'
import type { Draft } from './draft.server.ts'
import { FirstPhoto } from './first-photo.tsx'
import { forgetPhoto } from './stored-photo.ts'
import { TemplatePicture } from './template-picture.tsx'
import type { TemplateSample } from './template-samples.server.ts'

type NotFree = {
  readonly kind: 'notFree'
  readonly name: string
  readonly subdomain: string
  readonly why: 'taken' | 'reserved' | 'unreadable'
  readonly ideas: readonly string[]
}

export function NameStep({ draft }: { readonly draft: Draft | null }) {
  const { app } = useWords()
  const open = useSection(openWords)
  const { refused } = useOutcome()
  const outcome = useActionData() as NotFree | { readonly kind: 'refused' } | undefined
  const notFree = outcome?.kind === 'notFree' ? outcome : null
  const why = notFree && (notFree.why === 'unreadable' ? open.unreadable : open[notFree.why](notFree.subdomain))
  return (
    <>
      <h1>{open.name}</h1>
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="name" />
        <TextField
          label={open.nameLabel}
          hint={open.nameHint}
          wrong={why ?? Object.values(wrongIn(refused, 'name'))[0]}
          name="name"
          required
          maxLength={120}
          autoComplete="organization"
          defaultValue={notFree?.name ?? draft?.name ?? ''}
        />
        {notFree && notFree.ideas.length > 0 && (
          <ul className="choices">
            {notFree.ideas.map((idea) => (
              <li key={idea}>
                <Button type="submit" name="idea" value={idea} wide>
                  {idea}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button kind="main" type="submit" wide>
          {app.continue}
        </Button>
      </Form>
    </>
  )
}

type CountryStepProps = {
  readonly draft: Draft | null
  readonly country: string
  readonly countries: readonly NamedOption[]
  readonly currencies: readonly NamedOption[]
}
type NamedOption = { readonly code: string; readonly name: string }

export function CountryStep({ draft, country, countries, currencies }: CountryStepProps) {
  const { app } = useWords()
  const open = useSection(openWords)
  return (
    <>
      <h1>{open.country}</h1>
      <p className="address">
        <span className="muted small">{open.address}</span>
        <br />
        {draft?.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      </p>
      <Form method="post" className="stack">
        <SelectField label={open.countryLabel} hint={open.countryHint} name="country" defaultValue={country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Fold title={open.moneyAndLanguage} open={draft?.currency || draft?.language ? true : undefined}>
          <SelectField
            label={open.currencyLabel}
            hint={open.currencyHint}
            name="currency"
            defaultValue={draft?.currency}
          >
            <option value="">{open.ofTheCountry}</option>
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={open.languageLabel} name="language" defaultValue={draft?.language}>
            <option value="">{open.ofTheCountry}</option>
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </SelectField>
        </Fold>
        <Submit intent="country" wide>
          {app.continue}
        </Submit>
      </Form>
    </>
  )
}

type TemplateStepProps = {
  readonly draft: Draft | null
  readonly sells: Sells | null
  readonly samples: { readonly first: readonly TemplateSample[]; readonly others: readonly TemplateSample[] }
}

export function TemplateStep({ draft, sells, samples }: TemplateStepProps) {
  const { app } = useWords()
  const open = useSection(openWords)
  const names = open.sells
  if (!sells)
    return (
      <>
        <h1>{open.look}</h1>
        <p className="letter">{open.lookHint}</p>
        <ul className="choices">
          {SELLS.map((each) => (
            <li key={each}>
              <Link className="choice plain" to={`?sells=${each}`}>
                {names[each]}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )
  const chosen = draft?.templateId ?? samples.first[0]?.id
  const choices = (some: readonly TemplateSample[]) => (
    <div className="looks">
      {some.map(({ id, name, colors }) => (
        <label key={id} className="choice look">
          <TemplatePicture colors={colors} />
          <input type="radio" name="templateId" value={id} defaultChecked={id === chosen} />
          {name}
        </label>
      ))}
    </div>
  )
  return (
    <>
      <h1>{names[sells]}</h1>
      <p className="letter">{open.lookHint}</p>
      <Form method="post" className="stack">
        {choices(samples.first)}
        <details className="fold">
          <summary>{open.allLooks}</summary>
          {choices(samples.others)}
        </details>
        <Submit intent="look" wide>
          {app.continue}
        </Submit>
      </Form>
      <p>
        <Link to="?">{open.look}</Link>
      </p>
    </>
  )
}

export function ProductStep({ draft, currency }: { readonly draft: Draft | null; readonly currency: string }) {
  const { app } = useWords()
  const open = useSection(openWords)
  const language = useLanguage()
  const { refused } = useOutcome()
  const product = draft?.product
  return (
    <>
      <h1>{open.product}</h1>
      <p className="letter">{open.productHint}</p>
      <Refusal of={refused} />
      {draft && <FirstPhoto draft={draft.key} />}
      <Form method="post" className="stack">
        <TextField
          label={open.productName}
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={product?.name}
        />
        <TextField
          label={open.price}
          hint={open.currency(currency)}
          wrong={wrongIn(refused, 'product').price}
          name="price"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          defaultValue={
            product?.price ? (product.price / 100).toLocaleString(language, { useGrouping: false }) : undefined
          }
        />
        <TextField
          label={open.units}
          name="units"
          type="number"
          inputMode="numeric"
          min={0}
          max={100_000}
          defaultValue={product?.units ?? 1}
        />
        <Submit intent="product" wide>
          {app.continue}
        </Submit>
      </Form>
      <Form method="post" onSubmit={forgetPhoto}>
        <Submit intent="skip" kind="quiet">
          {open.skip}
        </Submit>
      </Form>
    </>
  )
}
