import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { changeOverseen } from '#app/oversight/change-shop.server.ts'
import { PlanForm } from '#app/oversight/plan-form.tsx'
import { StateSeal } from '#app/oversight/state-seal.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { read } from '#app/session/read.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { LongField, Switch, TextField } from '#app/ui/fields.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { oversightWords } from '#app/words/oversight/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.id)

export const loader = (args: LoaderFunctionArgs) =>
  read(args, ({ manage }) => manage.getOverseenShop({ params: { id: idIn(args) } }))

export const action = (args: ActionFunctionArgs) =>
  act(args, (office, sent) => changeOverseen(office, sent, idIn(args)))

/** A shop, for operators of the platform: its state, reports about it, and the actions on it. */
export default function OverseenShop() {
  const shop = useLoaderData<typeof loader>()
  const words = useSection(oversightWords)
  const dates = useDates()
  const { refused, proof, done } = useOutcome()
  return (
    <Alone wide>
      <Back to="/operator">{words.title}</Back>
      <header className="row" data-ends="">
        <h1>{shop.name}</h1>
        <StateSeal shop={shop} />
      </header>
      <Refusal of={refused} />
      <Proof needed={proof} />
      <section className="card">
        <p className="row">
          {shop.flags.map((flag) => (
            <Seal key={flag} dye="soon">
              {words.flags[flag]}
            </Seal>
          ))}
        </p>
        <p>
          {[shop.subdomain, shop.country, words.opened(dates.day(shop.createdAt))].join(' · ')}
          <br />
          {words.orders(shop.ordersOfWeek)} · {words.products(shop.products)}
        </p>
        {shop.passedAt && <p className="muted">{words.passedOn(dates.day(shop.passedAt))}</p>}
        {shop.pauseReason && <Note dye="now">{words.pausedFor(shop.pauseReason)}</Note>}
        <p className="row">
          <a className="button" href={shop.url} target="_blank" rel="noreferrer">
            {words.visit}
          </a>
          {shop.supportUntil && (
            <Link className="button" data-kind="main" to={`/${shop.subdomain}`}>
              {words.office}
            </Link>
          )}
        </p>
        <p className="muted small">
          {shop.supportUntil ? words.officeUntil(dates.moment(shop.supportUntil)) : words.noAccess}
        </p>
        {shop.quietUntil && (
          <Form method="post" className="stack">
            <p className="muted small">{words.quietUntil(dates.day(shop.quietUntil))}</p>
            <Submit intent="pass">{words.pass}</Submit>
          </Form>
        )}
      </section>
      <PlanForm shop={shop} refused={refused} />
      <Reports reports={shop.reports} />
      {shop.pausedAt ? (
        <Form method="post">
          <Submit intent="resume" kind="plain">
            {words.resume}
          </Submit>
        </Form>
      ) : (
        <Confirm title={words.pause} ask={words.pauseHelp} intent="pause">
          <Reason wrong={wrongIn(refused, 'pause').reason} />
        </Confirm>
      )}
      <Confirm title={words.emergency} ask={words.emergencyHelp} intent="emergency">
        <Reason wrong={wrongIn(refused, 'emergency').reason} />
        <Switch label={words.mayChange} name="mayChange" value="yes" />
      </Confirm>
      {shop.supportUntil && (
        <Form method="post">
          <Submit intent="leave" kind="quiet">
            {words.leave}
          </Submit>
        </Form>
      )}
      <Toast done={done} />
    </Alone>
  )
}

function Reason({ wrong }: { readonly wrong: string | undefined }) {
  const words = useSection(oversightWords)
  return <LongField label={words.reason} name="reason" required maxLength={500} rows={3} wrong={wrong} />
}

type Report = {
  readonly id: number
  readonly at: string
  readonly reason: 'fraud' | 'counterfeit' | 'forbidden' | 'notDelivered' | 'other'
  readonly text: string | null
  readonly closedAt: string | null
  readonly closedBy: string | null
  readonly answer: string | null
}

function Reports({ reports }: { readonly reports: readonly Report[] }) {
  const words = useSection(oversightWords)
  const dates = useDates()
  return (
    <section className="stack">
      <h2>{words.reportsTitle}</h2>
      {reports.length === 0 && <p className="muted">{words.noReports}</p>}
      <ul className="rows">
        {reports.map(({ id, at, reason, text, closedBy, answer }) => (
          <li key={id} className="stack">
            <p>
              <strong>{words.reasons[reason]}</strong> <span className="muted small">{dates.moment(at)}</span>
            </p>
            {text && <p>{text}</p>}
            {closedBy ? (
              <p className="muted">
                {closedBy}: {answer}
              </p>
            ) : (
              <Form method="post" className="stack">
                <input type="hidden" name="report" value={id} />
                <TextField label={words.answer} name="answer" required maxLength={500} id={`answer-${id}`} />
                <Submit intent="close" kind="plain">
                  {words.close}
                </Submit>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
