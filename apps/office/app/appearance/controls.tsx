import type { ReactNode } from 'react'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ColorControl, Swatches } from './color-control.tsx'
import { type ControlProps, controlId } from './control.ts'
import { FocusControl } from './focus-control.tsx'
import type { EditorField } from './ops.ts'

/** The control of one setting, as its template describes it. */
export function SettingControl(props: ControlProps) {
  const { field, path, draft, base } = props
  const words = useSection(appearanceWords)
  const set = (value: string | null) => draft.change({ op: 'set', path, value })
  const value = draft.valueOf(path)
  const text = value === null || value === undefined ? '' : String(value)
  const id = controlId(path)
  const { word, choices, limits, control } = field
  const nameOf = (choice: string | number) => word.choices?.[choice] ?? capital(String(choice))
  const about = { 'aria-describedby': `${id}-hint`, onFocus: () => props.onChosen(path, field) }
  switch (control) {
    case 'color':
      return (
        <Named id={id} word={word}>
          <ColorControl {...props} />
        </Named>
      )
    case 'swatches':
      return (
        <Group id={id} word={word}>
          <Swatches label={word.label} value={value} most={limits.max ?? 1} set={set} />
        </Group>
      )
    case 'switch':
      return (
        <div className="field">
          <label className="switch-field">
            <input
              id={id}
              type="checkbox"
              checked={value === true || value === 'true'}
              onChange={(event) => set(String(event.currentTarget.checked))}
              {...about}
            />
            <span>{word.label}</span>
          </label>
          <Hint id={id} word={word} />
        </div>
      )
    case 'font':
    case 'choice':
      if ((limits.max ?? 1) > 1) return <Several {...props} nameOf={nameOf} set={set} />
      return (
        <Named id={id} word={word}>
          <select
            className="input"
            id={id}
            value={text}
            onChange={(event) => set(event.currentTarget.value)}
            {...about}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </select>
        </Named>
      )
    case 'image':
      return (
        // The field keeps the address in its own state: the key makes a new one when it changes, as by undo.
        <PhotoField
          key={text}
          label={word.label}
          name={path}
          base={base}
          hint={word.hint}
          src={text || null}
          onSrc={set}
        />
      )
    case 'focus':
      return (
        <Group id={id} word={word}>
          <FocusControl id={id} set={set} value={text} picture={String(draft.valueOf(beside(path, 'image')) ?? '')} />
        </Group>
      )
    case 'moment':
      return (
        <Named id={id} word={word} wrong={draft.refused.includes(path) && words.refused}>
          <input
            className="input"
            id={id}
            type="datetime-local"
            value={text}
            onChange={(event) => set(event.currentTarget.value || null)}
            {...about}
          />
        </Named>
      )
    case 'longText':
      return (
        <Named id={id} word={word} wrong={draft.refused.includes(path) && words.refused}>
          <textarea
            className="input"
            id={id}
            rows={3}
            value={typeof value === 'object' ? '' : text}
            maxLength={limits.max}
            onChange={(event) => set(event.currentTarget.value)}
            {...about}
          />
        </Named>
      )
    case 'link':
      return (
        <Named id={id} word={word} wrong={draft.refused.includes(path) && words.refused}>
          <input
            className="input"
            id={id}
            list={`${id}-pages`}
            inputMode="url"
            value={text}
            placeholder={words.linkPick}
            onChange={(event) => set(event.currentTarget.value || null)}
            {...about}
          />
          <datalist id={`${id}-pages`}>
            {props.links.map(({ label, href }) => (
              <option key={href} value={href}>
                {label}
              </option>
            ))}
          </datalist>
        </Named>
      )
    default:
      return (
        <Named id={id} word={word} wrong={draft.refused.includes(path) && words.refused}>
          <input
            className="input"
            id={id}
            type={control === 'number' ? 'number' : 'text'}
            min={control === 'number' ? limits.min : undefined}
            max={control === 'number' ? limits.max : undefined}
            maxLength={control === 'number' ? undefined : limits.max}
            value={Array.isArray(value) ? value.join(' ') : text}
            onChange={(event) => set(event.currentTarget.value)}
            {...about}
          />
        </Named>
      )
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/[-+]/g, ' ')
/** The path of another field of the same entry. */
const beside = (path: string, name: string) => path.slice(0, path.lastIndexOf('.') + 1) + name

type NamedProps = {
  readonly id: string
  readonly word: EditorField['word']
  readonly wrong?: string | false
  readonly children: ReactNode
}

const Hint = ({ id, word }: Pick<NamedProps, 'id' | 'word'>) => (
  <p className="hint" id={`${id}-hint`}>
    {word.hint}
  </p>
)

function Named({ id, word, wrong, children }: NamedProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{word.label}</label>
      {children}
      <Hint id={id} word={word} />
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

function Group({ id, word, children }: Omit<NamedProps, 'wrong'>) {
  return (
    <fieldset className="field" id={id} aria-describedby={`${id}-hint`}>
      <legend className="label">{word.label}</legend>
      {children}
      <Hint id={id} word={word} />
    </fieldset>
  )
}

type SeveralProps = ControlProps & {
  readonly nameOf: (choice: string | number) => string
  readonly set: (value: string) => void
}

/** Several of the choices, in the order of the template. */
function Several({ field: { choices, word, limits }, path, draft, nameOf, set }: SeveralProps) {
  const value = draft.valueOf(path)
  const chosen = Array.isArray(value)
    ? value.map(String)
    : String(value ?? '')
        .split(',')
        .filter(Boolean)
  return (
    <Group id={controlId(path)} word={word}>
      {choices.map(String).map((choice) => {
        const isOn = chosen.includes(choice)
        const next = isOn ? chosen.filter((each) => each !== choice) : [...chosen, choice]
        return (
          <label className="switch-field" key={choice}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={next.length < (limits.min ?? 0)}
              onChange={() => set(next.join(','))}
            />
            <span>{nameOf(choice)}</span>
          </label>
        )
      })}
    </Group>
  )
}
