import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { SELLS } from '@store/template-kit/manifest'
import { countryNames, currencyNames, guessedCountry } from '#app/open/countries.ts'
import { currencyOf, readDraft } from '#app/open/draft.server.ts'
import { CountryStep, NameStep, ProductStep, TemplateStep } from '#app/open/step-forms.tsx'
import { pathOfStep, STEPS, stepOf } from '#app/open/steps.ts'
import { takeStep } from '#app/open/take-step.server.ts'
import { samplesFor } from '#app/open/template-samples.server.ts'
import { YouStep } from '#app/open/you-step.tsx'
import { act } from '#app/session/act.server.ts'
import { readEntering } from '#app/session/entering.server.ts'
import { officeOf } from '#app/session/office.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { openWords } from '#app/words/open/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const meta: MetaFunction = () => [{ title: 'Feria' }]

export async function loader(args: LoaderFunctionArgs) {
  const office = officeOf(args)
  const draft = readDraft(office)
  const { searchParams } = new URL(args.request.url)
  const sells = SELLS.find((each) => each === searchParams.get('sells')) ?? null
  const me = office.isSignedIn ? await office.me().catch(() => null) : null
  const country = draft?.country ?? guessedCountry(args.request.headers.get('accept-language'))
  return {
    draft,
    sells,
    country,
    step: stepOf(args.params.step, draft),
    countries: countryNames(me?.language ?? office.language),
    currencies: currencyNames(me?.language ?? office.language),
    currency: currencyOf({ currency: draft?.currency, country }),
    samples: samplesFor(sells ?? 'fashion'),
    email: me?.email ?? null,
    name: me?.name ?? '',
    entering: me ? null : readEntering(office),
  }
}

export const action = (args: ActionFunctionArgs) => act(args, takeStep)

/** A shop in two minutes: five steps, each with one question. */
export default function Open() {
  const { step, ...data } = useLoaderData<typeof loader>()
  const { app } = useWords()
  const open = useSection(openWords)
  const at = STEPS.indexOf(step)
  const before = STEPS[at - 1]
  return (
    <Alone languages wide={step === 'look'}>
      <div className="stack" data-tight="">
        <p className="muted small">
          {open.step(at + 1, STEPS.length)} · {open.steps[step]}
        </p>
        <ol className="steps" aria-hidden="true">
          {STEPS.map((each, index) => (
            <li key={each} data-done={index <= at ? '' : undefined} />
          ))}
        </ol>
      </div>
      {step === 'name' && <NameStep draft={data.draft} />}
      {step === 'country' && <CountryStep {...data} />}
      {step === 'look' && <TemplateStep {...data} />}
      {step === 'product' && <ProductStep {...data} />}
      {step === 'you' && <YouStep {...data} />}
      {before && (
        <p>
          <Link to={pathOfStep(before)}>{app.back}</Link>
        </p>
      )}
    </Alone>
  )
}
