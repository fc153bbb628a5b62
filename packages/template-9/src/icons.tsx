import type { SVGProps } from 'react'

const Icon = (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  />
)

/** Home. */
export const ArchIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M5 20V11a7 7 0 0 1 14 0v9M3.5 20h17" />
  </Icon>
)

export const JarIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M7.5 4h9v4h-9zM6 8h12a1.5 1.5 0 0 1 1.5 1.5v8A2.5 2.5 0 0 1 17 20H7a2.5 2.5 0 0 1-2.5-2.5v-8A1.5 1.5 0 0 1 6 8zM8.5 13h7" />
  </Icon>
)
