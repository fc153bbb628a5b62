import { contrast, type Hex, hexFrom, mix } from '../color.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
const READABLE = 4.5
const VISIBLE = 3

/**
 * The colours a merchant gave the gate of a locked shop (S1), as the kit's custom properties for an element around it;
 * what cannot be read on them gives way to black or white. `{}` when there are none: the template's own stay.
 */
export function gateColors(colors: Readonly<Record<string, string>> | null | undefined): Readonly<Record<string, Hex>> {
  const given = (name: string) => hexFrom(colors?.[name])
  const style: Record<string, Hex> = {}
  const paper = given('background')
  if (paper) {
    const text = on(paper, given('title'))
    style['--bg'] = style['--surface'] = paper
    style['--text'] = style['--focus'] = style['--danger'] = text
    style['--muted'] = on(paper, given('description') ?? text)
    style['--surface-2'] = mix(text, paper, 0.08)
    style['--line'] = mix(text, paper, 0.16)
    const border = given('border')
    style['--control'] = border && contrast(border, paper) >= VISIBLE ? border : text
    style['--primary'] = text
    style['--on-primary'] = paper
  }
  const button = given('button')
  if (button) {
    style['--primary'] = button
    style['--on-primary'] = on(button, given('buttonText'))
  }
  const backdrop = given('backdrop')
  if (backdrop) {
    style['--accent'] = backdrop
    style['--on-accent'] = on(backdrop, given('title'))
  }
  return style
}

/** What is written on a colour: as wished if that can be read, else the better of white and black. */
function on(ground: Hex, wished: Hex | null): Hex {
  if (wished && contrast(wished, ground) >= READABLE) return wished
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK
}
