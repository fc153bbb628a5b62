import type { TemplateSample } from './template-samples.server.ts'

type PictureProps = Pick<TemplateSample, 'colors'> & {
  /** Addresses of photos of products; drawn ones where there are none. */
  readonly photos?: readonly string[]
}

/** A miniature of a template's front page, in its colours. */
export function TemplatePicture({ colors, photos = [] }: PictureProps) {
  const { bg, surface, text, line, primary, accent, muted } = colors
  return (
    <svg viewBox="0 0 150 112" aria-hidden="true">
      <rect width="150" height="112" fill={bg} />
      <rect x="10" y="9" width="34" height="6" rx="1" fill={text} />
      <rect x="108" y="10" width="12" height="3" fill={muted} />
      <rect x="126" y="10" width="14" height="3" fill={muted} />
      <rect x="10" y="22" width="130" height="36" fill={accent} />
      <rect x="18" y="44" width="38" height="8" rx="2" fill={bg} />
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${10 + at * 45} 64)`}>
          <rect width="40" height="38" fill={surface} stroke={line} />
          {photos[at] === undefined ? (
            <path d="M13 27V12l4-3h6l4 3v15z" fill={at === 1 ? accent : primary} opacity={at === 2 ? 0.55 : 1} />
          ) : (
            <image href={photos[at]} width="40" height="27" preserveAspectRatio="xMidYMid slice" />
          )}
          <rect x="4" y="30" width="20" height="2.500" fill={text} />
          <rect x="4" y="34" width="12" height="2" fill={muted} />
        </g>
      ))}
    </svg>
  )
}
