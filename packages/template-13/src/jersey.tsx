/** The same name always wears the same number, 1 to 99. */
const numberOf = (name: string): number =>
  ([...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 99) + 1

/** In place of a photo: an accent plate with a jersey's number, and the name across it. */
export const Jersey = ({ name }: { readonly name: string }) => (
  <span className="jersey" aria-hidden="true">
    <b>{numberOf(name)}</b>
    <span>{name}</span>
  </span>
)
