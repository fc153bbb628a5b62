import { type LimitState, type ShopLimit, STOPPING_LIMITS } from '@store/core'
import { type CSSProperties, useId } from 'react'
import { Seal } from '#app/ui/seal.tsx'
import { planWords } from '#app/words/plan/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'
import { figureText } from './figures.ts'

type Limit = {
  readonly limit: ShopLimit
  readonly used: number
  readonly most: number
  readonly state: LimitState
  readonly stops: boolean
}

/** The usage of each limit, with advice where little is left. */
export function LimitMeters({ limits }: { readonly limits: readonly Limit[] }) {
  return (
    <ul className="meters">
      {limits.map((limit) => (
        <LimitMeter key={limit.limit} {...limit} />
      ))}
    </ul>
  )
}

function LimitMeter({ limit, used, most, state, stops }: Limit) {
  const words = useSection(planWords)
  const language = useLanguage()
  const id = useId()
  const text = words.of(figureText(limit, used, language), figureText(limit, most, language))
  const stopping = STOPPING_LIMITS.find((each) => each === limit)
  const help = stopping && state !== 'fine' ? words.todo[stopping][state] : null
  return (
    <li>
      <p className="row" data-ends="">
        <strong id={id}>{words.limits[limit]}</strong>
        {state !== 'fine' && (
          <Seal dye={stops && state === 'full' ? 'now' : 'soon'}>{stops ? words[state] : words.busy}</Seal>
        )}
      </p>
      {/* A limit of 0 counts as full. */}
      <meter
        min={0}
        max={Math.max(most, 1)}
        value={most === 0 ? 1 : Math.min(used, most)}
        style={{ '--share': `${most === 0 ? 100 : Math.min(100, (100 * used) / most)}%` } as CSSProperties}
        aria-labelledby={id}
        aria-valuetext={text}
        data-state={stops || state === 'fine' ? state : 'near'}
      >
        {text}
      </meter>
      <p className="figures muted small">{text}</p>
      {help && <p className="small">{help}</p>}
    </li>
  )
}
