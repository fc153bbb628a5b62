import { contrast, type Hex, hexFrom, mix } from '../color.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
const READABLE = 4.5
const VISIBLE = 3

/**
 * The merchant's colours for the gate of a locked shop (S1), as the kit's custom properties for an element around it. A text
 * colour without enough contrast is replaced by black or white. `{}` when there are none: the template's colours stay.
 */
export function gateColors(colors: Readonly<Record<string, string>> | null | undefined): Readonly<Record<string, Hex>> {
  const colorOf = (name: string) => hexFrom(colors?.[name])
  const style: Record<string, Hex> = {}
  const background = colorOf('background')
  if (background) {
    const text = readableOn(background, colorOf('title'))
    style['--bg'] = style['--surface'] = background
    style['--text'] = style['--focus'] = style['--danger'] = text
    style['--muted'] = readableOn(background, colorOf('description') ?? text)
    style['--surface-2'] = mix(text, background, 0.08)
    style['--line'] = mix(text, background, 0.16)
    const border = colorOf('border')
    style['--control'] = border && contrast(border, background) >= VISIBLE ? border : text
    style['--primary'] = text
    style['--on-primary'] = background
  }
  const button = colorOf('button')
  if (button) {
    style['--primary'] = button
    style['--on-primary'] = readableOn(button, colorOf('buttonText'))
  }
  const backdrop = colorOf('backdrop')
  if (backdrop) {
    style['--accent'] = backdrop
    style['--on-accent'] = readableOn(backdrop, colorOf('title'))
  }
  return style
}

/** The text colour for a background: the preferred one if it is readable, otherwise white or black. */
function readableOn(ground: Hex, preferred: Hex | null): Hex {
  if (preferred && contrast(preferred, ground) >= READABLE) return preferred
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK
}
