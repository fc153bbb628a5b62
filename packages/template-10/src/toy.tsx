import { seedOf } from './blocks.ts'

/** Six toys drawn with the thickest pen of the box: in `--block-2` and `--block-3`, on whatever block they lie on. */
const TOYS = [
  // A spinning top.
  <>
    <rect x="102" y="24" width="36" height="56" rx="12" className="toy-2" />
    <path d="M40 118q0-44 80-44t80 44q0 34-80 100-80-66-80-100z" className="toy-1" />
    <path d="M42 128q78 34 156 0-8 22-30 44-48 14-96 0-22-22-30-44z" className="toy-3" />
  </>,
  // Blocks.
  <>
    <rect x="34" y="126" width="84" height="84" rx="12" className="toy-1" />
    <rect x="122" y="126" width="84" height="84" rx="12" className="toy-2" />
    <rect x="78" y="38" width="84" height="84" rx="12" className="toy-3" />
    <path d="m76 190 0-44m-22 22h44" />
    <circle cx="164" cy="168" r="18" className="toy-3" />
  </>,
  // A ball.
  <>
    <circle cx="120" cy="120" r="92" className="toy-1" />
    <path d="M36 82q84 34 168 0M36 158q84 34 168 0" />
    <path d="M33 92q87 36 174 0 8 30-1 60-86 36-172 0-8-30-1-60z" className="toy-2" />
  </>,
  // A kite.
  <>
    <path d="m120 22 76 84-76 92-76-92z" className="toy-1" />
    <path d="m120 22 76 84h-76z" className="toy-2" />
    <path d="m44 106 76 92v-92z" className="toy-3" />
    <path d="M120 198q-30 18 0 30" />
  </>,
  // A book.
  <>
    <path d="M120 62q-40-26-92-14v142q52-10 92 14 40-24 92-14V48q-52-12-92 14z" className="toy-3" />
    <path d="M120 62v142" />
    <path d="M50 84q26-2 46 8M50 118q26-2 46 8M190 84q-26-2-46 8" />
    <circle cx="168" cy="146" r="20" className="toy-2" />
  </>,
  // A puppet.
  <>
    <path d="M70 130 48 212h144l-22-82z" className="toy-2" />
    <path d="M58 150q-36-6-34 18t42 10M182 150q36-6 34 18t-42 10" className="toy-2" />
    <circle cx="120" cy="86" r="62" className="toy-1" />
    <path d="M98 78v6M142 78v6M96 108q24 22 48 0" />
  </>,
] as const

/** The toy that stands where there is no photo: the same name always gets the same one. */
export function Toy({ name, className = 'toy' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true" focusable="false">
      {TOYS[seedOf(name) % TOYS.length]}
    </svg>
  )
}
