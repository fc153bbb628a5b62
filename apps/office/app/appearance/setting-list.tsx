import { pictureAt } from '#app/media/picture-at.ts'
import { Button } from '#app/ui/button.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { type ControlProps, controlId } from './control.ts'
import { SettingControl } from './controls.tsx'
import { type EditorField, valueAt } from './ops.ts'
import { TimesNote } from './times-note.tsx'

type ListProps = ControlProps & {
  /** All fields of the template. */
  readonly fields: readonly EditorField[]
  /** The path of the expanded entry. */
  readonly open: string | null
  readonly onOpen: (path: string | null) => void
}

/** A list of entries with fields, such as banners: one expanded at a time, moved by buttons. */
export function SettingList(props: ListProps) {
  const { field, path, draft, fields, open, onOpen } = props
  const words = useSection(appearanceWords)
  const found = valueAt(draft.state.values, path)
  const entries: readonly unknown[] = Array.isArray(found) ? found : []
  const most = field.limits.max ?? 6
  const own = ownFields(fields, field.path)
  return (
    <section className="field" id={controlId(path)} aria-label={field.word.label}>
      <p className="row" data-ends="">
        <span className="label">{field.word.label}</span>
        <span className="muted small">
          {entries.length}/{most}
        </span>
      </p>
      <p className="hint">{field.word.hint}</p>
      <ol className="entries">
        {entries.map((entry, at) => {
          const here = `${path}.${at}`
          const isOpen = open !== null && (open === here || open.startsWith(`${here}.`))
          const image = textAt(entry, 'image')
          const name = textAt(entry, 'title') || textAt(entry, 'slug') || words.entry(at + 1)
          return (
            <li key={here} className="entry">
              <div className="row">
                <button
                  type="button"
                  className="entry-name"
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? null : here)}
                >
                  {image ? <img src={pictureAt(image, 160) ?? image} alt="" /> : <span className="entry-blank" />}
                  <span>
                    {name} <TimesNote of={entry} />
                  </span>
                </button>
                <Button
                  kind="quiet"
                  disabled={at === 0}
                  aria-label={`${words.up}: ${name}`}
                  onClick={() => draft.change({ op: 'move', list: path, from: at, to: at - 1 })}
                >
                  ↑
                </Button>
                <Button
                  kind="quiet"
                  disabled={at === entries.length - 1}
                  aria-label={`${words.down}: ${name}`}
                  onClick={() => draft.change({ op: 'move', list: path, from: at, to: at + 1 })}
                >
                  ↓
                </Button>
              </div>
              {isOpen && (
                <div className="stack">
                  {own.map((each) => {
                    const inner = here + each.path.slice(field.path.length + 2)
                    return each.control === 'list' ? (
                      <SettingList {...props} field={each} key={inner} path={inner} />
                    ) : (
                      <SettingControl {...props} field={each} key={inner} path={inner} />
                    )
                  })}
                  <Button
                    kind="danger"
                    onClick={() => {
                      onOpen(null)
                      draft.change({ op: 'remove', list: path, at })
                    }}
                  >
                    {words.remove}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {entries.length < most ? (
        <Button
          wide
          onClick={() => {
            draft.change({ op: 'add', list: path, at: entries.length })
            onOpen(`${path}.${entries.length}`)
          }}
        >
          {words.another}
        </Button>
      ) : (
        <p className="muted small">{words.full(most)}</p>
      )}
    </section>
  )
}

/** The direct fields of an entry, without those of lists in it. */
function ownFields(fields: readonly EditorField[], list: string): readonly EditorField[] {
  const inside = fields.filter(({ path }) => path.startsWith(`${list}.*.`))
  return inside.filter(({ path }) => !path.slice(list.length + 3).includes('.*.'))
}

const textAt = (entry: unknown, name: string): string => {
  const value = (entry as Readonly<Record<string, unknown>> | null)?.[name]
  return typeof value === 'string' ? value : ''
}
