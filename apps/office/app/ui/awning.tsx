import type { CSSProperties } from 'react'

/** The two colours of a shop's template, by day and by night. */
export type AwningColors = {
  readonly light: readonly [string, string]
  readonly dark: readonly [string, string]
}

type AwningProps = {
  readonly colors?: AwningColors | null
  readonly closed?: boolean
  /** It charges through an account that only pretends to take money. */
  readonly test?: boolean
}

/**
 * The awning of a shop, in the colours of its template; grey while it is closed, striped across while it charges for a test. Without a
 * shop: in the four dyes of the office.
 */
export function Awning({ colors, closed, test }: AwningProps) {
  if (!colors) return <div className="awning" data-dyes="" aria-hidden="true" />
  const style: Record<`--${string}`, string> = {
    '--day-first': colors.light[0],
    '--day-second': colors.light[1],
    '--night-first': colors.dark[0],
    '--night-second': colors.dark[1],
  }
  const state = { 'data-closed': closed ? '' : undefined, 'data-test': test ? '' : undefined }
  return <div className="awning" {...state} style={style as CSSProperties} aria-hidden="true" />
}
