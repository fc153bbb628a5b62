import type { SVGProps } from 'react'

/** Filled, with an outline of three: as the toys are drawn. */
const Icon = (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 32 32"
    width="1.75em"
    height="1.75em"
    fill="var(--icon, none)"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  />
)

export const HouseIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M5 14 16 5l11 9v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" />
    <path d="M13 28v-8h6v8" />
  </Icon>
)

export const GlassIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <circle cx="14" cy="14" r="9" />
    <path d="m21 21 7 7" />
  </Icon>
)

/** A cake with a candle: an age. */
export const CakeIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M5 18a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v10H5z" />
    <path d="M5 21c4 4 7-2 11 1s7 1 11-1M16 15V9M16 4v1" />
  </Icon>
)

export const BoxIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 13h24v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
    <path d="m4 13 4-7h16l4 7M16 6v7M13 19h6" />
  </Icon>
)

export const BlocksIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 17h11v11H4zM17 17h11v11H17zM10 4h12v13H10z" />
  </Icon>
)

export const RulerIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="m4 22 18-18 6 6-18 18z" />
    <path d="m9 17 3 3M14 12l3 3M19 7l3 3" />
  </Icon>
)

/** A plaster: it is mended. */
export const MendIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M6 17 17 6a6 6 0 0 1 9 9L15 26a6 6 0 0 1-9-9z" />
    <path d="m12 11 9 9M15 16h0M17 18h0" />
  </Icon>
)

export const HandIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <circle cx="16" cy="16" r="12" />
    <path d="M11 13v1M21 13v1M10 19c3 5 9 5 12 0" />
  </Icon>
)

export const WallIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 5h10v9H4zM18 5h10v9H18zM4 18h10v9H4zM18 18h10v9H18z" />
  </Icon>
)

export const LockIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M6 15h20v13H6zM10 15v-4a6 6 0 0 1 12 0v4M16 20v3" />
  </Icon>
)
