import type { CSSProperties } from 'react'

/** The two colours of a shop's template, by day and by night. */
export type AwningColors = {
  readonly light: readonly [string, string]
  readonly dark: readonly [string, string]
}

type AwningProps = {
  readonly colors?: AwningColors | null
  readonly closed?: boolean
  /** Whether a test account receives its payments. */
  readonly test?: boolean
}

/**
 * The awning of a shop, in its template's colours: grey while the shop is closed, with diagonal stripes while a test account
 * receives payments. Without a shop, in the office's four colours.
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
