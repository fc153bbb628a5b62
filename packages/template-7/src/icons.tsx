import type { ReactNode, SVGProps } from 'react'

const Icon = ({ children, ...props }: SVGProps<SVGSVGElement> & { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    {children}
  </svg>
)

export const BasketIcon = () => (
  <Icon>
    <path d="M3 10h18l-1.8 9.2a1 1 0 0 1-1 .8H5.8a1 1 0 0 1-1-.8zM7.5 10 10 4.5M16.5 10 14 4.5M9.5 14v2.5M14.5 14v2.5" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM9 8h6M9 12h6M9 16h3.5" />
  </Icon>
)
export const ParcelIcon = () => (
  <Icon>
    <path d="M4 8l8-4 8 4v8.5L12 20.5 4 16.5zM4 8l8 4 8-4M12 12v8.5" />
  </Icon>
)
export const ChatIcon = () => (
  <Icon>
    <path d="M12 3.5a8.5 8.5 0 0 0-7.400 12.700L3.5 20.5l4.400-1A8.5 8.5 0 1 0 12 3.5zM9 9.5c.3 2.800 2.400 5 5.300 5.5" />
  </Icon>
)
export const BinIcon = () => (
  <Icon>
    <path d="M5 7h14M10 4h4M7 7l.8 12.2a1 1 0 0 0 1 .8h6.4a1 1 0 0 0 1-.8L17 7" />
  </Icon>
)
