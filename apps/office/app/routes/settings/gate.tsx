import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { GATE_COLORS } from '@store/core'
import { changeGate } from '#app/domain/change-gate.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { LongField, Switch, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { dayText, momentText } from '#app/words/dates.ts'
import { domainWords } from '#app/words/domain/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const params = { shopId }
      const [gate, { items }] = await Promise.all([manage.getGate({ params }), manage.listCodes({ params })])
      return { gate, codes: items }
    },
    'gate',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeGate(office, sent, await shopOf(args, office)))

/** The gate: whether a code is needed, its text, and the codes. */
export default function SettingsGate() {
  const { gate, codes } = useLoaderData<typeof loader>()
  const words = useSection(domainWords)
  const { screens, app } = useWords()
  const { base, timeZone } = useShop()
  const language = useLanguage()
  const { refused, done } = useOutcome()
  const wrong = wrongIn(refused, 'code')
  const wrongColor = wrongIn(refused, 'save')
  const hasWrongColor = GATE_COLORS.some((name) => wrongColor[`colors.${name}`])
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.gate} intro={words.gateIntro} />
      <Refusal of={refused} />
      <Section title={words.codes} hint={words.codesHint}>
        {codes.length === 0 ? (
          <p>{words.codesNone}</p>
        ) : (
          <ul className="rows">
            {codes.map(({ id, label, createdAt, usedAt, revision }) => (
              <li key={id}>
                <p>
                  <strong>{label}</strong>{' '}
                  <span className="muted small">
                    {words.codeSince(dayText(createdAt, language, timeZone))} ·{' '}
                    {usedAt ? words.codeUsed(momentText(usedAt, language, timeZone)) : words.codeUnused}
                  </span>
                </p>
                <Confirm
                  title={words.codeEnd}
                  about={label}
                  ask={words.codeEndAsk}
                  intent="end"
                  fields={{ id, revision }}
                />
              </li>
            ))}
          </ul>
        )}
        <Form method="post" className="stack" key={codes.length} aria-label={words.codeNew}>
          <TextField
            label={words.code}
            hint={words.codeHint}
            name="code"
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            wrong={wrong.code}
          />
          <TextField label={words.codeLabel} name="label" maxLength={120} wrong={wrong.label} />
          <Submit intent="code" kind="plain">
            {words.codeMake}
          </Submit>
        </Form>
      </Section>
      <Form method="post" className="card">
        <input type="hidden" name="revision" value={gate.revision} />
        <Switch label={words.gateOn} hint={words.gateOnHint} name="enabled" defaultChecked={gate.enabled} />
        <TextField label={words.gateTitle} name="title" maxLength={200} defaultValue={gate.title} />
        <LongField label={words.gateText} name="description" maxLength={1000} defaultValue={gate.description} />
        <PhotoField label={words.gateImage} name="image" base={base} src={gate.image} />
        <Fold title={words.gateColors} open={hasWrongColor || undefined}>
          <p className="muted small">{words.gateColorsHint}</p>
          {GATE_COLORS.map((name) => (
            <TextField
              key={name}
              label={words.gateColor[name]}
              name={`colors.${name}`}
              defaultValue={gate.colors[name] ?? ''}
              maxLength={7}
              placeholder="#"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              pattern="#[0-9A-Fa-f]{6}"
              wrong={wrongColor[`colors.${name}`]}
            />
          ))}
        </Fold>
        <Submit intent="save">{app.save}</Submit>
      </Form>
      <Toast done={done} />
    </div>
  )
}
