import { hexFrom, type MerchantColors } from '@store/template-kit/tokens'
import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'
import { type ControlProps, controlId } from './control.ts'
import { guardedColor } from './guard.ts'
import { readable } from './logo-colors.ts'

const isMerchantColor = (name: string): name is keyof MerchantColors =>
  ['primary', 'accent', 'background', 'text'].includes(name)

/**
 * A colour: picked, typed, by its name in the template, or the template's default. Below it: what the contrast guard
 * changes.
 */
export function ColorControl({ field, path, draft, logoColors, onChosen }: ControlProps) {
  const words = useSection(appearanceWords)
  const { state } = draft
  const id = controlId(path)
  const set = (value: string | null) => draft.change({ op: 'set', path, value })
  const value = draft.valueOf(path)
  const hex = hexFrom(value)
  const name = path.startsWith('colors.') ? path.slice('colors.'.length) : ''
  const { light } = state.tokens
  const templateColors = { primary: light.primary, accent: light.accent, background: light.bg, text: light.text }
  const shown = hex ?? (isMerchantColor(name) ? templateColors[name] : hexFrom(field.default)) ?? light.accent
  return (
    <>
      <div className="color-field">
        <input
          type="color"
          id={id}
          value={shown}
          aria-describedby={`${id}-hint`}
          onFocus={() => onChosen(path, field)}
          onChange={(event) => set(event.currentTarget.value)}
        />
        <input
          className="input"
          aria-label={words.colorCode(field.word.label)}
          value={typeof value === 'string' ? value : ''}
          placeholder={words.own}
          maxLength={20}
          spellCheck={false}
          onChange={(event) => set(event.currentTarget.value || null)}
        />
        {hex !== null && (
          <Button kind="quiet" onClick={() => set(null)}>
            {words.own}
          </Button>
        )}
      </div>
      {field.choices.length > 0 && (
        <div className="row">
          {field.choices.map((choice) => (
            <Button key={choice} onClick={() => set(String(choice))}>
              {field.word.choices?.[choice] ?? choice}
            </Button>
          ))}
        </div>
      )}
      {isMerchantColor(name) && <LogoSwatches draft={draft} name={name} logoColors={logoColors} onPick={set} />}
      {isMerchantColor(name) && <GuardNote draft={draft} name={name} />}
    </>
  )
}

type LogoSwatchesProps = Pick<ControlProps, 'draft' | 'logoColors'> & {
  readonly name: keyof MerchantColors
  readonly onPick: (color: string) => void
}

/** The colours of the shop's logo that are readable in this place, as swatches. */
function LogoSwatches({ draft, name, logoColors, onPick }: LogoSwatchesProps) {
  const words = useSection(appearanceWords)
  const { state } = draft
  const { tokens, colors } = state
  const scheme = state.scheme === 'dark' ? 'dark' : 'light'
  const offered = useMemo(
    () => readable(logoColors, name, { tokens, colors, scheme }),
    [logoColors, name, tokens, colors, scheme],
  )
  const chosen = hexFrom(draft.valueOf(`colors.${name}`))
  if (offered.length === 0) return null
  return (
    <fieldset className="swatches">
      <legend className="small muted">{words.logoColors}</legend>
      {offered.map((color) => (
        <button
          key={color}
          type="button"
          className="swatch"
          style={{ background: color }}
          aria-label={color}
          aria-pressed={color === chosen}
          onClick={() => onPick(color)}
        />
      ))}
    </fieldset>
  )
}

function GuardNote({ draft, name }: Pick<ControlProps, 'draft'> & { readonly name: keyof MerchantColors }) {
  const words = useSection(appearanceWords)
  const language = useLanguage()
  const { state } = draft
  const colors = { ...state.colors, [name]: hexFrom(draft.valueOf(`colors.${name}`)) }
  const found = guardedColor(state.tokens, colors, name, state.scheme === 'dark' ? 'dark' : 'light')
  if (!found) return null
  const figure = (ratio: number) =>
    ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const say = found.isDarker ? words.darker : words.lighter
  return (
    <div className="guard" role="status">
      <span
        className="chip"
        style={{ background: found.wanted }}
        role="img"
        aria-label={`${words.before} ${found.wanted}`}
      />
      <span
        className="chip"
        style={{ background: found.shown }}
        role="img"
        aria-label={`${words.after} ${found.shown}`}
      />
      <span>{say(figure(found.from), figure(found.to))}</span>
    </div>
  )
}

type SwatchesProps = {
  readonly label: string
  readonly value: unknown
  readonly most: number
  readonly set: (value: string | null) => void
}

/** Some colours, in order. */
export function Swatches({ label, value, most, set }: SwatchesProps) {
  const words = useSection(appearanceWords)
  const known = (Array.isArray(value) ? value : String(value ?? '').split(/[\s,]+/)).flatMap(
    (each) => hexFrom(each) ?? [],
  )
  const write = (next: readonly string[]) => set(next.length > 0 ? next.join(',') : null)
  return (
    <div className="row">
      {known.map((color, at) => (
        <span className="row" key={at}>
          <input
            type="color"
            aria-label={`${label} ${at + 1}`}
            value={color}
            onChange={(event) => write(known.with(at, event.currentTarget.value))}
          />
        </span>
      ))}
      {known.length < most && (
        <Button onClick={() => write([...known, known.at(-1) ?? '#6e0f22'])}>{words.another}</Button>
      )}
      {known.length > 0 && (
        <Button kind="quiet" onClick={() => write([])}>
          {words.own}
        </Button>
      )}
    </div>
  )
}
