import { yarnOf } from './yarns.ts'

/** A bobbin in the colour an option's value names; a value that names no colour has none. */
export function YarnSwatch({ value }: { readonly value: string }) {
  const color = yarnOf(value)
  return (
    <>
      {color && <span className="bobbin" style={{ '--thread': color } as object} aria-hidden="true" />}
      {value}
    </>
  )
}
