import { titleLines } from './book.ts'

const lines = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** The drawing of each cover design, in a view box of 100 × 140; some designs have none. */
const ART: Readonly<Record<number, { readonly filled?: string; readonly drawn?: string }>> = {
  1: { drawn: 'M10 118H90M10 122H90' },
  3: { drawn: lines(7, (i) => `M0 ${84 + i * 8}q12.5-${9 - i} 25 0t25 0 25 0 25 0`) },
  4: { filled: 'M76 74a15 15 0 1 1-30 0 15 15 0 0 1 30 0z', drawn: lines(6, (i) => `M0 ${98 + i * 7}H100`) },
  6: { filled: 'M100 40V140H0z' },
  7: { filled: lines(5, (i) => `M${10 + i * 18} 66h8v74h-8z`) },
  9: { drawn: 'M12 12H88V128H12zM16 16H84V124H16z' },
  10: {
    filled: 'M54 92a24 24 0 1 1-48 0 24 24 0 0 1 48 0z',
    drawn: 'M94 92a24 24 0 1 1-48 0 24 24 0 0 1 48 0zM80 112a18 18 0 1 1-36 0 18 18 0 0 1 36 0z',
  },
  11: {
    filled: 'M50 132C18 118 20 84 50 58 80 84 82 118 50 132z',
    drawn: 'M50 138V66M50 84l14-10M50 84 36 74M50 100l18-12M50 100 32 88M50 116l16-11M50 116 34 105',
  },
  12: { filled: 'M0 126H100V140H0z' },
}

/**
 * Titles with more than `LONG` letters leave no space for the drawing; with up to `SHORT` letters they may be large.
 */
const LONG = 34
const SHORT = 12

/** A cover made from a title: cloth, text, and one of twelve drawings. */
export function TypeCover(props: { readonly name: string; readonly author: string | null; readonly layout: number }) {
  const { name, author } = props
  const isLong = name.length > LONG
  const layout = isLong ? 1 : props.layout
  const [upright, leaning] = titleLines(name)
  const art = ART[layout]
  return (
    <span
      className="type-cover"
      data-layout={layout}
      data-title={isLong ? 'long' : name.length <= SHORT ? 'short' : undefined}
      aria-hidden="true"
    >
      {art && (
        <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {art.filled && <path d={art.filled} fill="currentColor" />}
          {art.drawn && <path d={art.drawn} fill="none" stroke="currentColor" strokeWidth="1.4" />}
        </svg>
      )}
      {layout === 8 && (
        <span className="type-initial">{[...name.replace(/^(?:el|la|los|las|o|a|le|les|the)\s/i, '')][0]}</span>
      )}
      {layout === 5 && <LetterGrid name={name} />}
      <span className="type-title">
        {upright} {leaning && <em>{leaning}</em>}
      </span>
      {author && <span className="type-author">{author}</span>}
    </span>
  )
}

/** The letters of the title in rows of five. */
const LetterGrid = ({ name }: { readonly name: string }) => {
  const letters = [...name.replace(/[^\p{L}]/gu, '').toUpperCase()]
  return (
    <span className="type-grid">
      {Array.from({ length: letters.length > 0 ? CASE : 0 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters may repeat, and their order never changes
        <span key={at}>{letters[at % letters.length]}</span>
      ))}
    </span>
  )
}

/** Four rows of five. */
const CASE = 20
