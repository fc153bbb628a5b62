import type { Product } from '@store/core'
import { BlocksIcon, CakeIcon, FaceIcon, MendIcon, RulerIcon } from '../icons.tsx'
import { type ToyFact, useToyFacts } from '../parts/toy-facts.ts'

const ICONS: Readonly<Record<ToyFact['kind'], typeof CakeIcon>> = {
  age: CakeIcon,
  pieces: BlocksIcon,
  size: RulerIcon,
  warranty: MendIcon,
  other: FaceIcon,
}

/** Up to four facts (age, pieces, size, warranty), each with an icon on a circle of a different colour. */
export function KeyFacts({ product }: { readonly product: Product }) {
  const facts = useToyFacts(product)
  if (facts.length === 0) return null
  return (
    <dl className="rounds">
      {facts.map(({ kind, name, value }, index) => {
        const Icon = ICONS[kind]
        return (
          <div key={name} data-block={index + 1}>
            <dt>
              <span className="round-sign middle">
                <Icon />
              </span>
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
