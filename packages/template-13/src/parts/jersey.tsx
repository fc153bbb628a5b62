/** A number from 1 to 99 that depends on the name alone. */
const numberOf = (name: string): number =>
  ([...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 99) + 1

/** In place of a missing photo: a number and the name, as on a jersey. */
export const Jersey = ({ name }: { readonly name: string }) => (
  <span className="jersey" aria-hidden="true">
    <b>{numberOf(name)}</b>
    <span>{name}</span>
  </span>
)
