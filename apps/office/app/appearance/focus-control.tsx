import { pictureAt } from '#app/media/picture-at.ts'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'

const WORDS: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 }

/** Parses "50% 30%" or "left top" to percentages; the middle if it is neither. */
function pointOf(value: string): readonly [number, number] {
  const [x = 50, y = 50] = value
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => WORDS[part] ?? Number.parseInt(part, 10))
    .filter((part) => !Number.isNaN(part))
  return [x, y]
}

type FocusProps = {
  readonly id: string
  readonly value: string
  /** The address of the picture. */
  readonly picture: string
  readonly set: (value: string) => void
}

/** The point of a picture that stays visible when it is cropped: clicked in the picture, or set with two sliders. */
export function FocusControl({ id, value, picture, set }: FocusProps) {
  const words = useSection(appearanceWords)
  const [x, y] = pointOf(value)
  const write = (left: number, top: number) => set(`${Math.round(left)}% ${Math.round(top)}%`)
  return (
    <>
      {picture !== '' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keys
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture that is pressed at a point is no button
        <div
          className="focus-picture"
          onClick={(event) => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
            write(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
          }}
        >
          <img src={pictureAt(picture, 320) ?? picture} alt="" />
          <span className="focus-point" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
        </div>
      )}
      <p className="hint">{words.focusHint}</p>
      {(['focusX', 'focusY'] as const).map((axis, at) => (
        <label className="small" key={axis} htmlFor={`${id}-${axis}`}>
          {words[axis]}
          <input
            id={`${id}-${axis}`}
            type="range"
            min="0"
            max="100"
            value={at === 0 ? x : y}
            onChange={({ currentTarget: { value: moved } }) =>
              at === 0 ? write(Number(moved), y) : write(x, Number(moved))
            }
          />
        </label>
      ))}
    </>
  )
}
