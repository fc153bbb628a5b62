import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { faultText } from '#app/imports/fault-text.ts'
import { readMatch, takeMatch } from '#app/imports/import-file.server.ts'
import { Problems } from '#app/imports/problems.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Choices, SelectField } from '#app/ui/fields.tsx'
import { Note, Refusal } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { importWords } from '#app/words/imports/index.ts'
import { useSection } from '#app/words/use-words.ts'

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.id)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const found = await readMatch(office, shop, idIn(args))
      if (found.taskId !== null) throw redirect(`/${shop.subdomain}/tasks/${found.taskId}`)
      return found
    },
    'import',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => takeMatch(office, sent, await shopOf(args, office), idIn(args)))

/** The meaning of a file's columns, and the result for its rows. Nothing is changed until the import is started. */
export default function ImportMatch() {
  const { name, program, columns, fault, ambiguous, counts, rows, problems } = useLoaderData<typeof loader>()
  const words = useSection(importWords)
  const { base } = useShop()
  const { refused } = useOutcome()
  const ready = counts.created + counts.updated + counts.unchanged
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/products/import`}>{words.another}</Back>
      <header className="stack" data-tight="">
        <h1 className="cut">{name || words.title}</h1>
        {program && <p className="muted">{words.from(program)}</p>}
      </header>
      <Refusal of={refused} />
      {fault && <Note dye="now">{faultText(fault, words)}</Note>}
      <Form method="post" className="stack" key={JSON.stringify(columns.map(({ field }) => field))}>
        {ready > 0 && <Counts counts={counts} />}
        {ambiguous && (
          <div className="card">
            <Choices
              name="decimals"
              label={words.decimals(ambiguous.value)}
              hint={words.decimalsHint(String(ambiguous.row), ambiguous.column)}
              options={decimalChoices(ambiguous.value).map(({ value, isCents }) => ({
                value,
                text: isCents ? words.cents : words.thousands,
              }))}
            />
          </div>
        )}
        {rows.length > 0 && <FirstRows rows={rows} />}
        {columns.length > 0 && (
          <section className="stack" data-tight="">
            <h2>{words.columns}</h2>
            <p className="muted">{words.columnsHint}</p>
            <ul className="rows">
              {columns.map(({ title, examples, field, choices }, at) => (
                <li key={at} className="import-column">
                  <SelectField
                    name={`column${at}`}
                    label={words.column(title || words.untitled)}
                    hint={examples.length > 0 ? examples.join(' · ') : undefined}
                    defaultValue={field ?? ''}
                  >
                    {choices.map((choice) => (
                      <option key={choice ?? ''} value={choice ?? ''}>
                        {choice === null ? words.leftOut : choice === 'own' ? words.own : words.fields[choice]}
                      </option>
                    ))}
                  </SelectField>
                </li>
              ))}
            </ul>
            <Submit intent="match" kind="plain">
              {words.again}
            </Submit>
          </section>
        )}
        {ready > 0 && (
          <div className="save-bar">
            <span className="muted small">{words.undoHint}</span>
            <Submit intent="start">{words.start(ready)}</Submit>
          </div>
        )}
      </Form>
      <Problems problems={problems} refused={counts.refused} />
      {fault && (
        <p>
          <Link className="button" to={`${base}/products/import`}>
            {words.another}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The readings of a separator before three digits. */
const decimalChoices = (value: string) => {
  const mark = value.includes(',') ? 'comma' : 'dot'
  return [
    { value: mark === 'comma' ? 'dot' : 'comma', isCents: false },
    { value: mark, isCents: true },
  ]
}

type LoadedMatch = ReturnType<typeof useLoaderData<typeof loader>>

function Counts({ counts }: Pick<LoadedMatch, 'counts'>) {
  const words = useSection(importWords)
  const shown = (['created', 'updated', 'unchanged', 'refused', 'pictures'] as const).filter((name) => counts[name] > 0)
  return (
    <section className="card">
      <h2>{words.trial}</h2>
      <ul>
        {shown.map((name) => (
          <li key={name}>{words[name](counts[name])}</li>
        ))}
      </ul>
      {counts.pictures > 0 && <p className="muted">{words.picturesHint}</p>}
    </section>
  )
}

function FirstRows({ rows }: Pick<LoadedMatch, 'rows'>) {
  const words = useSection(importWords)
  return (
    <details className="fold">
      <summary>{words.first}</summary>
      <ul className="rows">
        {rows.map(({ row, name, outcome, price, units, category, variants }) => (
          <li key={row}>
            <span>
              <strong>{name}</strong>
              <span className="line small muted">
                {[
                  price ?? words.onRequest,
                  units === null ? null : words.units(units),
                  variants > 0 ? words.variants(variants) : null,
                  category,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Seal dye={outcome === 'created' ? 'good' : outcome === 'updated' ? 'soon' : undefined}>
              {words.outcome[outcome]}
            </Seal>
          </li>
        ))}
      </ul>
    </details>
  )
}
