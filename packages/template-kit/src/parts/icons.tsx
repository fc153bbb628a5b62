import type { SVGProps } from 'react'

/** Icons are SVG because the templates' fonts have no arrows, ticks or stars. Their size is that of the text around them. */
type IconProps = SVGProps<SVGSVGElement>

const Icon = ({ children, ...props }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    {children}
  </svg>
)

const DEGREES = { right: 0, down: 90, left: 180, up: 270 } as const

export const ArrowIcon = ({
  direction = 'right',
  ...props
}: Omit<IconProps, 'direction'> & { readonly direction?: keyof typeof DEGREES }) => (
  <Icon {...props}>
    <path
      d="M4 12h16m-6-6 6 6-6 6"
      transform={direction === 'right' ? undefined : `rotate(${DEGREES[direction]} 12 12)`}
    />
  </Icon>
)
export const ChevronIcon = ({
  direction = 'down',
  ...props
}: Omit<IconProps, 'direction'> & { readonly direction?: keyof typeof DEGREES }) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" transform={direction === 'right' ? undefined : `rotate(${DEGREES[direction]} 12 12)`} />
  </Icon>
)
export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.5 5.5L20 6.5" />
  </Icon>
)
export const CrossIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
)
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
  </Icon>
)
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
)
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
)
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h18M3 12h18M3 18h18" />
  </Icon>
)
export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
)
