/** The third parties of a shop whose scripts a page may load, each with its id there (I3, I4, I6). */
export type ThirdParties = {
  /** Meta. */
  readonly pixel: string | null
  /** A container may contain the same analytics id, which would then count twice: so only the container is used. */
  readonly google: { readonly kind: 'analytics' | 'tagManager'; readonly id: string } | null
  readonly chat: { readonly origin: string; readonly token: string } | null
}

/** The purposes of consent. */
export const PURPOSES = ['measurement', 'advertising', 'conversation'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Purposes of Google's script; a container may hold tags of both. */
export const googlePurposes = ({ kind }: NonNullable<ThirdParties['google']>): readonly Purpose[] =>
  kind === 'tagManager' ? ['measurement', 'advertising'] : ['measurement']

/** The purposes that visitors of this shop are asked about. */
export function purposesOf({ pixel, google, chat }: ThirdParties): readonly Purpose[] {
  const served: readonly Purpose[] = [
    ...(google ? googlePurposes(google) : []),
    ...(pixel ? (['advertising'] as const) : []),
    ...(chat ? (['conversation'] as const) : []),
  ]
  return PURPOSES.filter((purpose) => served.includes(purpose))
}
